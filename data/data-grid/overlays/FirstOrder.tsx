import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import InboxIcon from '@mui/icons-material/Inbox';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { columns } from './columns';
import { orders, type Order } from './data';

const noOrders: Order[] = [];

function EmptyInbox() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <InboxIcon color="action" fontSize="large" />
      <Typography variant="body2">No orders yet</Typography>
      <Button size="small" variant="outlined" onClick={() => apiRef.current.updateRows([...orders])}>
        Import orders
      </Button>
    </GridOverlay>
  );
}

export default function FirstOrder() {
  return (
    <Box sx={{ height: 260 }}>
      <DataGrid
        label="Orders to import"
        rows={noOrders}
        columns={columns}
        slots={{ noRowsOverlay: EmptyInbox }}
        hideFooter
      />
    </Box>
  );
}
