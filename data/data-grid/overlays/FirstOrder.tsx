import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import InboxIcon from '@mui/icons-material/Inbox';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { columns } from './columns';
import { orders, type Order } from './data';

const noOrders: Order[] = [];

function EmptyInbox() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1} sx={{ alignItems: 'center' }}>
        <InboxIcon color="action" fontSize="large" />
        <Typography variant="body2">No orders yet</Typography>
        <Button size="small" variant="outlined" onClick={() => apiRef.current.updateRows([orders[0]!])}>
          Create an order
        </Button>
      </Stack>
    </GridOverlay>
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
