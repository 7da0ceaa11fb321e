import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'due', headerName: 'Due', width: 100 },
];

const headerTitle = [
  '[&_.MuiDataGrid-columnHeaderTitle]:text-[0.75rem]',
  '[&_.MuiDataGrid-columnHeaderTitle]:tracking-wider',
  '[&_.MuiDataGrid-columnHeaderTitle]:uppercase',
].join(' ');

export default function LateOrders() {
  return (
    <div className="h-[268px]">
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) => (row.isLate ? 'font-medium text-(--mui-palette-error-main)' : '')}
        className={`rounded-xl border-(--mui-palette-primary-main) ${headerTitle}`}
      />
    </div>
  );
}
