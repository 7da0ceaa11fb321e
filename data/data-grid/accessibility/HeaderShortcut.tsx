import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bookings, type Booking } from './data';

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 110 },
];

export default function HeaderShortcut() {
  const apiRef = useGridApiRef();
  React.useEffect(
    () =>
      // #region preview
      apiRef.current?.subscribeEvent(
        'columnHeaderKeyDown',
        ({ field }, event) => {
          if (event.altKey && event.key === 'ArrowDown') {
            event.defaultMuiPrevented = true;
            event.preventDefault();
            apiRef.current?.showColumnMenu(field);
          }
        },
        { isFirst: true },
      ),
    // #endregion preview
    [apiRef],
  );
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        apiRef={apiRef}
        label="Bookings with a header shortcut"
        rows={bookings.slice(0, 3)}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
