import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { plants } from './data';

export default function PlantToolbar() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid label="Plants" rows={plants} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
