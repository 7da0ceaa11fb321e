import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  // #region preview
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    valueFormatter: (value: number | null) => (value === null ? 'none' : percent.format(value)),
  },
  // #endregion preview
];

export default function FormattedValues() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGrid label="Prices" rows={orders} columns={columns} hideFooter />
    </Box>
  );
}
