import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridCellModes, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bookings, type Booking } from './data';

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110, editable: true },
  { field: 'room', headerName: 'Room', width: 110 },
];

export default function OwnShortcuts() {
  const apiRef = useGridApiRef();

  // Alt+ArrowDown on a header opens the column menu. The event has no prop.
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent(
        'columnHeaderKeyDown',
        ({ field }, event) => {
          if (event.altKey && event.key === 'ArrowDown') {
            event.defaultMuiPrevented = true;
            event.preventDefault();
            apiRef.current?.showColumnMenu(field);
          }
        },
        // Before the grid handles the event.
        { isFirst: true },
      ),
    [apiRef],
  );

  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Bookings with other shortcuts"
        rows={bookings.slice(0, 4)}
        columns={columns}
        hideFooter
        onCellKeyDown={({ id, field, cellMode, isEditable, api }, event) => {
          if (cellMode === GridCellModes.Edit) {
            return;
          }
          if (event.key === 'F2' && isEditable) {
            api.startCellEditMode({ id, field });
          } else if (event.key === ' ') {
            event.defaultMuiPrevented = true;
            // Otherwise the browser scrolls.
            event.preventDefault();
            api.selectRow(id, !api.isRowSelected(id));
          } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
            // Letters no longer start editing.
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </Box>
  );
}
