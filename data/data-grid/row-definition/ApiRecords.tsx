import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  id: string;
  guest: { first: string; last: string };
  extras: string[];
  'room.name': string;
  arrival: string;
}

// The API sends records by key. The key becomes the id.
const answer: Record<string, Omit<Booking, 'id'>> = {
  b41: {
    guest: { first: 'Ana', last: 'Duarte' },
    extras: ['Breakfast', 'Bicycle'],
    'room.name': 'Garden',
    arrival: '2026-04-03',
  },
  b42: { guest: { first: 'Petr', last: 'Novak' }, extras: [], 'room.name': 'Attic', arrival: '2026-04-01' },
  b43: {
    guest: { first: 'Aiko', last: 'Mori' },
    extras: ['Breakfast'],
    'room.name': 'Lake',
    arrival: '2026-04-02',
  },
};

const rows: Booking[] = Object.entries(answer).map(([id, record]) => ({ id, ...record }));

const columns: GridColDef<Booking>[] = [
  // #region preview
  {
    field: 'guest',
    headerName: 'Guest',
    width: 120,
    valueGetter: (guest: Booking['guest']) => `${guest.first} ${guest.last}`,
  },
  { field: 'room.name', headerName: 'Room', width: 90 },
  // #endregion preview
  {
    field: 'arrival',
    headerName: 'Arrival',
    type: 'date',
    width: 110,
    // Local midnight: a date without a time would be midnight in UTC.
    valueGetter: (arrival: string) => new Date(`${arrival}T00:00`),
  },
  {
    field: 'extras',
    headerName: 'Extras',
    flex: 1,
    minWidth: 150,
    valueGetter: (extras: string[]) => extras.join(', '),
  },
];

export default function ApiRecords() {
  return (
    <Box sx={{ height: 216 }}>
      <DataGrid label="Bookings" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
