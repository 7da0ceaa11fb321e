import Box from '@mui/material/Box';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Departure {
  id: string;
  gate: string;
  delay: number;
}

const rows: Departure[] = [
  { id: 'KL 1705', gate: 'D12', delay: 0 },
  { id: 'TP 531', gate: 'B3', delay: 55 },
  { id: 'SK 904', gate: 'F21', delay: 10 },
];

const columns: GridColDef<Departure>[] = [
  {
    field: 'id',
    // Still needed: menus, panels and exports show it.
    headerName: 'Flight',
    flex: 1,
    minWidth: 110,
    renderHeader: ({ colDef }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FlightTakeoffIcon fontSize="small" /> {colDef.headerName}
      </Box>
    ),
  },
  { field: 'gate', headerName: 'Gate', width: 100, align: 'center', headerAlign: 'center' },
  {
    field: 'delay',
    headerName: 'Delay',
    description: 'Minutes after the planned departure',
    type: 'number',
    width: 110,
    headerClassName: 'delay-header',
    cellClassName: ({ value }) => (typeof value === 'number' && value > 30 ? 'late' : ''),
  },
];

export default function HeadersAndAlignment() {
  return (
    <Box
      sx={{
        height: 232,
        '& .delay-header': { fontStyle: 'italic' },
        '& .late': { color: 'error.main', fontWeight: 'bold' },
      }}
    >
      <DataGrid aria-label="Departures" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
