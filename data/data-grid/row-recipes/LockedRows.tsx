import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110, editable: true },
  { field: 'status', headerName: 'Status', width: 90 },
];

const isUnlocked = ({ row }: { row: Order }) => row.status !== 'Paid';

export default function LockedRows() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Paid orders are disabled"
        rows={orders.slice(0, 5)}
        columns={columns}
        checkboxSelection
        // #region preview
        isRowSelectable={isUnlocked}
        isCellEditable={isUnlocked}
        getRowClassName={(params) => (isUnlocked(params) ? '' : 'locked')}
        sx={{ [`& .${gridClasses.row}.locked`]: { color: 'text.secondary', bgcolor: 'action.hover' } }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
