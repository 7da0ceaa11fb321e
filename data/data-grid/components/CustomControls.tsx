import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'isFree', headerName: 'Free', type: 'boolean', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

// #region preview
const PlainButton = React.forwardRef<HTMLButtonElement, GridSlotProps['baseButton']>(function PlainButton(
  { id, disabled, onClick, startIcon, children },
  ref,
) {
  return (
    <button ref={ref} type="button" id={id} disabled={disabled} onClick={onClick}>
      {startIcon}
      {children}
    </button>
  );
});
// #endregion preview

const slots: DataGridProps['slots'] = { baseButton: PlainButton };

export default function CustomControls() {
  return (
    <Box sx={{ height: 272 }}>
      <DataGrid
        label="Rooms with other controls"
        rows={rooms}
        columns={columns}
        showToolbar
        slots={slots}
        hideFooter
      />
    </Box>
  );
}
