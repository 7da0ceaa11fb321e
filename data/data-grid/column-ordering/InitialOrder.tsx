import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deliveries, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Delivery', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'driver', headerName: 'Driver', width: 130 },
];

export default function InitialOrder() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Deliveries by driver"
        rows={deliveries}
        columns={columns}
        initialState={{ columns: { orderedFields: ['driver', 'city'] } }}
        hideFooter
      />
    </Box>
  );
}
