import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns } from './columns';
import { products, type Product } from './data';
import { saveProduct } from './server';

export default function OptimisticSave() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Type a price above 20.');

  const save = async (product: Product, previous: Product) => {
    try {
      const saved = await saveProduct(product);
      setMessage(`Saved: ${saved.name}`);
    } catch (error) {
      // A later edit of the price stays.
      if (apiRef.current?.getRow(product.id)?.price === product.price) {
        apiRef.current.updateRows([{ id: product.id, price: previous.price }]);
      }
      setMessage((error as Error).message);
    }
  };

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products saved in the background"
          rows={products}
          columns={columns}
          processRowUpdate={(product, previous) => {
            setMessage('Saving');
            void save(product, previous);
            return product;
          }}
          hideFooter
        />
      </Box>
      <Alert severity="info">{message}</Alert>
    </Stack>
  );
}
