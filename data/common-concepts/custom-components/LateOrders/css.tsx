import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';
import './LateOrders.css';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'due', headerName: 'Due', width: 100 },
];

export default function LateOrders() {
  return (
    <div className="orders">
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) => (row.isLate ? 'late' : '')}
        className="orders-grid"
      />
    </div>
  );
}
