import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { products, type Product } from './data';
import { failToSave, saveProduct } from './server';

export default function FailingServer() {
  const [rows, setRows] = React.useState(products);
  const [isDown, setIsDown] = React.useState(true);
  const [requests, setRequests] = React.useState(0);
  const [error, setError] = React.useState<Error>();

  const processRowUpdate = async (product: Product, previous: Product) => {
    if (product.name === previous.name && product.price === previous.price) {
      setError(undefined);
      return previous;
    }
    setRequests((count) => count + 1);
    const saved = isDown ? await failToSave() : await saveProduct(product);
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    setError(undefined);
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
          aria-label="Products on a server that fails"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={setError}
          onCellEditStop={({ reason }) => {
            if (reason === 'escapeKeyDown') {
              setError(undefined);
            }
          }}
          hideFooter
        />
      </Box>
      <Alert severity={error ? 'error' : 'info'}>
        {error
          ? `${error.message} Press Enter in the cell to try again, or Escape to discard the change.`
          : `Requests: ${requests}`}
      </Alert>
    </Stack>
  );
}
