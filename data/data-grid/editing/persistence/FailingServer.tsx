import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from './data';
import { failToSave, saveProduct } from './server';

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

export default function FailingServer() {
  const [rows, setRows] = React.useState(products);
  const [isDown, setIsDown] = React.useState(true);
  const [error, setError] = React.useState<Error>();

  const processRowUpdate = async (product: Product) => {
    const saved = isDown ? await failToSave() : await saveProduct(product);
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isDown} onChange={(event) => setIsDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Products on a server that fails"
          rows={rows}
          columns={columns}
          // #region preview
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={setError}
          onCellEditStop={() => setError(undefined)}
          // #endregion preview
          hideFooter
        />
      </Box>
      <Alert severity={error ? 'error' : 'info'}>
        {error
          ? `${error.message} Press Enter in the cell to try again, or Escape to discard the change.`
          : 'Edit a price.'}
      </Alert>
    </Stack>
  );
}
