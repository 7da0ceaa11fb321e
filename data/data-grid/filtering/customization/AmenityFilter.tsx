import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { hotels, type Hotel } from './data';

interface OptionsInputProps extends GridFilterInputValueProps {
  options: string[];
}

function OptionsInput({ item, applyValue, focusElementRef, disabled, options }: OptionsInputProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Value"
      value={item.value ?? []}
      disabled={disabled}
      inputRef={focusElementRef}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      slotProps={{ select: { multiple: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

// #region preview
const includesAny: GridFilterOperator<Hotel, string[], string, OptionsInputProps> = {
  value: 'includesAny',
  label: 'include any of',
  getApplyFilterFn: ({ value: chosen }) =>
    chosen?.length ? (amenities) => amenities.some((name) => chosen.includes(name)) : null,
  InputComponent: OptionsInput,
  InputComponentProps: { options: ['breakfast', 'kitchen', 'pool', 'spa'] },
};
// #endregion preview

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  {
    field: 'amenities',
    headerName: 'Amenities',
    width: 190,
    sortable: false,
    valueFormatter: (value: string[]) => value.join(', '),
    filterOperators: [includesAny],
  },
];

export default function AmenityFilter() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Hotels by amenities"
        rows={hotels}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'amenities', operator: 'includesAny', value: ['pool'] }] },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
