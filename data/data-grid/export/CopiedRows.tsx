import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'note', headerName: 'Note', width: 120 },
];

export default function CopiedRows() {
  const [copied, setCopied] = React.useState('nothing yet');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        {/* #region preview */}
        <DataGrid
          label="Orders to copy"
          rows={orders.slice(0, 4)}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Box component="output" sx={{ whiteSpace: 'pre-wrap', minHeight: 48 }}>
        {`Copied: ${copied}`}
      </Box>
    </Stack>
  );
}
