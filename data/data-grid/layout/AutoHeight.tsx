import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ferries, type Ferry } from './data';

const columns: GridColDef<Ferry>[] = [
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 80 },
];

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
