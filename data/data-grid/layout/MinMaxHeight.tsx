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

export default function MinMaxHeight() {
  const [count, setCount] = useState(2);

  return (
    <Box sx={{ height: 380 }}>
      <Button onClick={() => setCount((current) => (current === 2 ? 12 : 2))} sx={{ mb: 1 }}>
        <span>{count === 2 ? 'Show 12 rows' : 'Show 2 rows'}</span>
      </Button>
      {/* #region preview */}
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 200, maxHeight: 320 }}>
        <DataGrid
          label="Ferries between two heights"
          rows={ferries.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </Box>
      {/* #endregion preview */}
    </Box>
  );
}
