import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 70, editable: true },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

const rows = [
  { id: 'KL 1427', time: '09:05', destination: 'Birmingham', gate: 'D18', delay: 0 },
  { id: 'TP 663', time: '09:20', destination: 'Lisbon', gate: 'C11', delay: 35 },
  { id: 'SK 550', time: '09:25', destination: 'Copenhagen', gate: 'B22', delay: 0 },
  { id: 'AF 1641', time: '09:40', destination: 'Paris', gate: 'C7', delay: 12 },
  { id: 'LO 266', time: '09:55', destination: 'Warsaw', gate: 'B30', delay: 80 },
];

export default function Departures() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid aria-label="Departures" rows={rows} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
