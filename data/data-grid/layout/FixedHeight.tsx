import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, ferries } from './data';

export default function FixedHeight() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid label="Ferries of today" rows={ferries} columns={columns} />
    </Box>
  );
}
