import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Delivery', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'driver', headerName: 'Driver', width: 130 },
];

export default function DragColumns() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGridPro label="Deliveries" rows={deliveries} columns={columns} hideFooter />
    </Box>
  );
}
