import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { products, type Product } from './data';

// #region preview
const duration: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 120,
  valueFormatter: (minutes: number | null) =>
    minutes === null ? '' : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 90 },
  { ...duration, field: 'assembly', headerName: 'Assembly' },
  { ...duration, field: 'warrantyCall', headerName: 'Call', width: 100 },
];
// #endregion preview

export default function DurationColumns() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Products with durations" rows={products} columns={columns} hideFooter />
    </Box>
  );
}
