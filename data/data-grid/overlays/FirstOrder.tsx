import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import InboxIcon from '@mui/icons-material/Inbox';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';
import { OverlayCell } from './OverlayCell';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const CreateOrder = React.createContext(() => {});

// #region preview
function EmptyInbox() {
  const createOrder = React.useContext(CreateOrder);
  return (
    <OverlayCell>
      <InboxIcon color="action" fontSize="large" />
      <Typography variant="body2">No orders yet</Typography>
      <Button onClick={createOrder}>Create an order</Button>
    </OverlayCell>
  );
}
// #endregion preview

export default function FirstOrder() {
  const [rows, setRows] = React.useState<Order[]>([]);
  const createOrder = React.useCallback(() => setRows(orders.slice(0, 1)), []);
  return (
    <Box sx={{ height: 260 }}>
      <CreateOrder.Provider value={createOrder}>
        <DataGrid
          label="Orders to create"
          rows={rows}
          columns={columns}
          slots={{ noRowsOverlay: EmptyInbox }}
          hideFooter
        />
      </CreateOrder.Provider>
    </Box>
  );
}
