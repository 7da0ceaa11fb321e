import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from './data';
import { OverlayCell } from './OverlayCell';
import { fetchOrders } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

function OrderProgress() {
  return (
    <OverlayCell>
      <CircularProgress aria-label="Loading orders" />
      <Typography variant="body2">Loading orders</Typography>
    </OverlayCell>
  );
}

export default function AnnouncedLoading() {
  const [rows, setRows] = React.useState<Order[]>([]);
  const [isLoading, setIsLoading] = React.useState(false);

  const load = async () => {
    setIsLoading(true);
    const response = await fetchOrders(false);
    setRows(response.rows);
    setIsLoading(false);
  };
  const message = isLoading ? 'Loading orders' : `${rows.length} orders`;
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" size="small" onClick={load}>
          Load orders
        </Button>
        <Typography component="output" variant="body2">
          {message}
        </Typography>
      </Stack>
      <Box sx={{ height: 260 }}>
        {/* #region preview */}
        <DataGrid
          label="Orders with a status"
          rows={rows}
          columns={columns}
          loading={isLoading}
          slots={{ loadingOverlay: OrderProgress }}
          slotProps={{ main: { 'aria-busy': isLoading } }}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
