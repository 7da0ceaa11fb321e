import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 120 },
  { field: 'nights', headerName: 'Nights', width: 80 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 120 },
];

export default function StaticHeight() {
  return (
    <Box sx={{ height: 188 }}>
      <DataGrid
        label="Reviews in short rows"
        rows={reviews}
        columns={columns}
        rowHeight={36}
        columnHeaderHeight={40}
        hideFooter
      />
    </Box>
  );
}
