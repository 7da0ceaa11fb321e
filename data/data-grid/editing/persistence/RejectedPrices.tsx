import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from './data';
import { saveProduct } from './server';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number | null) => value?.toFixed(2) ?? '',
  },
];

export default function RejectedPrices() {
  const [rows, setRows] = React.useState(products);
  const [message, setMessage] = React.useState('');

  // #region preview
  const processRowUpdate = async (product: Product, previous: Product) => {
    try {
      const saved = await saveProduct(product);
      setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
      setMessage('');
      return saved;
    } catch (error) {
      setMessage((error as Error).message);
      return previous;
    }
  };
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Products with prices that the server checks"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
      <Alert severity={message ? 'error' : 'info'}>{message || 'Type a price above 20.'}</Alert>
    </Stack>
  );
}
