import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { columns, ferries } from './data';

export default function AutoHeight() {
  const [count, setCount] = useState(3);

  return (
    <Box sx={{ minHeight: 330 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button onClick={() => setCount(0)} disabled={count === 0}>
          Remove all
        </Button>
        <Button onClick={() => setCount((current) => current + 1)} disabled={count === 4}>
          Add a ferry
        </Button>
      </Box>
      <DataGrid
        label="Ferries without a scrollbar"
        rows={ferries.slice(0, count)}
        columns={columns}
        autoHeight
        hideFooter
      />
    </Box>
  );
}
