import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bookings } from './data';

const rows = bookings.map((booking) => (booking.id % 5 === 0 ? { ...booking, room: '' } : booking));
const incomplete = rows.filter(({ room }) => room === '');

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 110, editable: true },
];

export default function FocusFromCode() {
  const apiRef = useGridApiRef();
  const goToRoom = (id: number) => {
    const api = apiRef.current;
    api?.scrollToIndexes({
      rowIndex: api.getRowIndexRelativeToVisibleRows(id),
      colIndex: api.getColumnIndex('room'),
    });
    api?.setCellFocus(id, 'room');
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {incomplete.map(({ id, guest }) => (
          <Button key={id} size="small" onClick={() => goToRoom(id)}>
            {`Choose a room for ${guest}`}
          </Button>
        ))}
        <Button size="small" onClick={() => apiRef.current?.setColumnHeaderFocus('room')}>
          Go to the header
        </Button>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Bookings to complete"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
