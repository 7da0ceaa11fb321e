import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { laptops, type Laptop } from './data';

const columns: GridColDef<Laptop>[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

export default function LaptopFilters() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPro label="Laptops" rows={laptops} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
