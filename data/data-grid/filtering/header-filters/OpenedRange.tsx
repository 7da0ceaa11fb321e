import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

/** The value of the item is an array of two dates as strings, which can be empty. */
function DateRange(props: GridFilterInputValueProps) {
  const { item, applyValue, inputRef, focusElementRef, headerFilterMenu, clearButton } = props;
  const { tabIndex, onFocus, onBlur } = props;
  const [from = '', to = ''] = (item.value as string[] | undefined) ?? [];
  const renderDate = (label: string, value: string, change: (date: string) => string[], isFirst: boolean) => (
    <TextField
      label={label}
      type="date"
      size="small"
      variant="standard"
      value={value}
      onChange={(event) => applyValue({ ...item, value: change(event.target.value) })}
      onFocus={onFocus}
      onBlur={onBlur}
      inputRef={isFirst ? (inputRef ?? focusElementRef) : undefined}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { tabIndex } }}
    />
  );
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {renderDate('From', from, (date) => [date, to], true)}
      {renderDate('To', to, (date) => [from, date], false)}
      {headerFilterMenu}
      {clearButton}
    </Stack>
  );
}

// #region preview
const between: GridFilterOperator<Ticket, Date> = {
  value: 'between',
  label: 'between',
  headerLabel: 'Between',
  InputComponent: DateRange,
  getApplyFilterFn: ({ value }) => {
    const [from, to] = (value as string[] | undefined) ?? [];
    const min = from ? new Date(`${from}T00:00:00`) : undefined;
    const max = to ? new Date(`${to}T23:59:59`) : undefined;
    return min || max ? (date) => (!min || date >= min) && (!max || date <= max) : null;
  },
};
// #endregion preview

const columns: GridColDef<Ticket>[] = [
  { field: 'opened', headerName: 'Opened', type: 'date', width: 320, filterOperators: [between] },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
];

export default function OpenedRange() {
  return (
    <Box sx={{ height: 434 }}>
      <DataGridPro
        label="Tickets by date"
        rows={tickets}
        columns={columns}
        headerFilters
        headerFilterHeight={64}
        slots={{ headerFilterMenu: null }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        hideFooter
      />
    </Box>
  );
}
