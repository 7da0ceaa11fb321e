import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import InboxIcon from '@mui/icons-material/Inbox';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import { columns } from './columns';
import { orders, type Order } from './data';
import { OverlayCell } from './OverlayCell';

const noOrders: Order[] = [];

function EmptyInbox() {
  const apiRef = useGridApiContext();
  return (
    <OverlayCell>
      <InboxIcon color="action" fontSize="large" />
      <Typography variant="body2">No orders yet</Typography>
      <Button size="small" variant="outlined" onClick={() => apiRef.current.updateRows([orders[0]!])}>
        Create an order
      </Button>
    </OverlayCell>
  );
}

export default function FirstOrder() {
  return (
    <Box sx={{ height: 260 }}>
      <DataGrid
        label="Orders to create"
        rows={noOrders}
        columns={columns}
        slots={{ noRowsOverlay: EmptyInbox }}
        hideFooter
      />
    </Box>
  );
}
