import Box from '@mui/material/Box';
import { DataGrid, GridCellModes, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { bookings, type Booking } from './data';

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110, editable: true },
  { field: 'room', headerName: 'Room', width: 110 },
];

const handleCellKeyDown: GridEventListener<'cellKeyDown'> = (params, event) => {
  const { api, id, field, cellMode, isEditable } = params;
  // #region preview
  if (cellMode === GridCellModes.Edit) {
    return;
  }
  if (event.key === 'F2' && isEditable) {
    api.startCellEditMode({ id, field });
  } else if (event.key === ' ') {
    event.defaultMuiPrevented = true;
    event.preventDefault();
    api.selectRow(id, !api.isRowSelected(id));
  }
  // #endregion preview
};

export default function CustomShortcuts() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Bookings with other shortcuts"
        rows={bookings.slice(0, 4)}
        columns={columns}
        hideFooter
        onCellKeyDown={handleCellKeyDown}
      />
    </Box>
  );
}
