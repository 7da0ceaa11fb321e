import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, ferries } from './data';

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
