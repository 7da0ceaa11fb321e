import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

export default function SavedPrices() {
  const [rows, setRows] = React.useState(products);
  const [message, setMessage] = React.useState('Edit a price.');

  // #region preview
  const processRowUpdate = async (product: Product) => {
    const saved = await saveProduct(product); // the price is rounded to cents
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Products saved on a server"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          onCellEditStop={() => setMessage('Edit a price.')}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
