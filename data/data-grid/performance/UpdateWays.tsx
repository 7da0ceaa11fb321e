import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { countOne, Counts, resetCounters } from './Counts';
import { createProducts, type Product } from './data';

const counters = { 'renderCell calls': 0, 'Bars rendered': 0 };

interface StockBarProps {
  stock: number;
}

// Renders again only if the number changes.
const StockBar = React.memo(function StockBar({ stock }: StockBarProps) {
  countOne(counters, 'Bars rendered');
  return (
    <LinearProgress
      variant="determinate"
      value={stock * 2}
      aria-label={`${stock} of 50 in stock`}
      sx={{ width: '100%' }}
    />
  );
});

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'stock',
    headerName: 'Stock',
    display: 'flex',
    width: 140,
    renderCell: ({ row }) => {
      countOne(counters, 'renderCell calls');
      return <StockBar stock={row.stock} />;
    },
  },
];

const products = createProducts(40);

export default function UpdateWays() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(products);
  const [presses, setPresses] = React.useState(0);

  // #region preview
  const changeInGrid = () => {
    const row = apiRef.current!.getRow<Product>(2)!;
    apiRef.current!.updateRows([{ id: 2, stock: (row.stock + 5) % 50 }]);
  };
  const changeInState = () =>
    setRows((current) =>
      current.map((row) => (row.id === 2 ? { ...row, stock: (row.stock + 7) % 50 } : row)),
    );
  // #endregion preview

  const measure = (change: () => void) => {
    resetCounters(counters);
    setPresses((current) => current + 1);
    change();
  };

  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => measure(changeInState)}>
          New rows array
        </Button>
        <Button size="small" variant="outlined" onClick={() => measure(changeInGrid)}>
          updateRows
        </Button>
      </Box>
      <Box sx={{ height: 260 }}>
        <DataGrid apiRef={apiRef} label="Stock of products" rows={rows} columns={columns} hideFooter />
      </Box>
      <Counts counters={counters} after={presses} />
    </Stack>
  );
}
