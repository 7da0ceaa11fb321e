import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './data';

const columns: GridColDef<Delivery>[] = [
  // #region preview
  { field: 'id', headerName: 'Delivery', width: 100, disableReorder: true },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'city', headerName: 'City', width: 90 },
  // #endregion preview
  { field: 'driver', headerName: 'Driver', width: 130 },
];

export default function FixedColumn() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGridPro
        label="Deliveries with a fixed first column"
        rows={deliveries}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
