import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ferries, type Ferry } from './data';

const columns: GridColDef<Ferry>[] = [
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
];

export default function FillContainer() {
  return (
    // In an app, this is the whole window: height: '100dvh'.
    <Box sx={{ height: 360, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="subtitle1" component="div">
        Departures
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid label="Ferries that fill the rest" rows={ferries} columns={columns} hideFooter />
      </Box>
      <Typography variant="body2">Cars must arrive 30 minutes early.</Typography>
    </Box>
  );
}
