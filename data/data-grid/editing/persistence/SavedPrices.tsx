import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { products, type Product } from './data';
import { saveProduct } from './server';

export default function SavedPrices() {
  const [rows, setRows] = React.useState(products);
  const [message, setMessage] = React.useState('Edit a price.');

  const processRowUpdate = async (product: Product) => {
    setMessage('Saving');
    const saved = await saveProduct(product);
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    setMessage(`Saved: ${saved.name}, ${saved.price}`);
    return saved;
  };

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          aria-label="Products saved on a server"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
