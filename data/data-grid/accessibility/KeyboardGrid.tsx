import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { bookings, type Booking } from './data';
import { describeFocus } from './describeFocus';

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', editable: true, flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 80 },
  { field: 'nights', headerName: 'Nights', type: 'number', editable: true, width: 80 },
];

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 10 } },
};

export default function KeyboardGrid() {
  const [focused, setFocused] = React.useState('none');
  return (
    <Stack spacing={1} onFocus={(event) => setFocused(describeFocus(event.target))}>
      <Box sx={{ height: 424 }}>
        {/* #region preview */}
        <DataGrid
          aria-label="Bookings"
          rows={bookings}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5, 10]}
          checkboxSelection
          showToolbar
        />
        {/* #endregion preview */}
      </Box>
      <Typography component="output" variant="body2">
        {`Focus: ${focused}`}
      </Typography>
    </Stack>
  );
}
