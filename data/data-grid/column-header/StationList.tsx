import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'station', flex: 1, minWidth: 90 },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 110 },
  {
    field: 'rain',
    headerName: 'Rain (mm)',
    description: 'Sum from midnight to midnight',
    type: 'number',
    width: 120,
  },
];

export default function StationList() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Weather stations" rows={stations} columns={columns} hideFooter />
    </Box>
  );
}
