import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  { field: 'code', headerName: 'Sample', width: 90 },
  { field: 'river', headerName: 'River', flex: 1, minWidth: 80 },
  { field: 'nitrate', headerName: 'Nitrate', type: 'number', width: 90 },
];

export default function SampleCells() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Water samples" rows={samples} columns={columns} hideFooter />
    </Box>
  );
}
