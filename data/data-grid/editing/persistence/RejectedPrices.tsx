import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { products, type Product } from './data';
import { saveProduct } from './server';

type Reaction = 'keep' | 'restore';

export default function RejectedPrices() {
  const [rows, setRows] = React.useState(products);
  const [reaction, setReaction] = React.useState<Reaction>('keep');
  const [message, setMessage] = React.useState('');

  const processRowUpdate = async (product: Product, previous: Product) => {
    try {
      const saved = await saveProduct(product);
      setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
      setMessage('');
      return saved;
    } catch (error) {
      setMessage((error as Error).message);
      if (reaction === 'restore') {
        return previous;
      }
      throw error;
    }
  };

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="After a rejection"
        value={reaction}
        onChange={(_event, value: Reaction | null) => setReaction(value ?? reaction)}
      >
        <ToggleButton value="keep">Keep editing</ToggleButton>
        <ToggleButton value="restore">Restore</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 266 }}>
        <DataGrid
          aria-label="Products with prices that the server checks"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          // The message is set where the error is caught.
          onProcessRowUpdateError={() => {}}
          hideFooter
        />
      </Box>
      <Alert severity={message ? 'error' : 'info'}>{message || 'Type a price above 20.'}</Alert>
    </Stack>
  );
}
