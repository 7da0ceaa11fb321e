import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { hikes, type Hike } from './data';

function DateEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Hike, Hike['start']>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      // #region preview
      value={value ? dayjs(value) : null}
      inputRef={inputRef}
      onChange={(newValue) => {
        void apiRef.current.setEditCellValue({ id, field, value: newValue?.toDate() ?? null });
      }}
      slotProps={{
        textField: { size: 'small', fullWidth: true },
        // Enter and Tab in the calendar must not end editing.
        popper: { onKeyDown: (event) => event.stopPropagation() },
      }}
      // #endregion preview
      sx={{ '& fieldset': { border: 0 } }}
    />
  );
}

const columns: GridColDef<Hike>[] = [
  { field: 'name', headerName: 'Hike', flex: 1, minWidth: 100 },
  {
    field: 'start',
    headerName: 'Start',
    type: 'date',
    width: 180,
    editable: true,
    renderEditCell: (params) => <DateEditor {...params} />,
  },
];

export default function StartDateCell() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 266 }}>
        <DataGrid label="Hikes with a start date" rows={hikes} columns={columns} hideFooter />
      </Box>
    </LocalizationProvider>
  );
}
