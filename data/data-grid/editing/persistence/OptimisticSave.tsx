import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
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

export default function OptimisticSave() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Type a price above 20.');

  const save = async (product: Product, previous: Product) => {
    // #region preview
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
    // #endregion preview
  };

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          label="Products saved in the background"
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
