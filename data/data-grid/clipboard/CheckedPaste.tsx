import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90, editable: true },
];

function checkOrder(row: Order): Order {
  if (!Number.isInteger(row.quantity)) {
    throw new Error(`${row.id}: the quantity is not a whole number.`);
  }
  return row;
}

export default function CheckedPaste() {
  const [errors, setErrors] = React.useState<string[]>([]);
  const [result, setResult] = React.useState('');

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 284 }}>
        <DataGridPremium
          label="Orders with checked quantities"
          rows={orders}
          columns={columns}
          // #region preview
          processRowUpdate={checkOrder}
          onProcessRowUpdateError={(error: Error) => setErrors((all) => [...all, error.message])}
          onClipboardPasteStart={() => setErrors([])}
          onClipboardPasteEnd={({ oldRows, newRows }) => {
            setResult(`Pasted rows: ${newRows.size} of ${oldRows.size}.`);
          }}
          // #endregion preview
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography component="output" sx={{ minHeight: 48 }}>
        {[result, ...errors].join(' ')}
      </Typography>
    </Stack>
  );
}
