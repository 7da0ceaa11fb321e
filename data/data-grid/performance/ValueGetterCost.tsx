import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { countOne, Counts, resetCounters } from './Counts';
import { createProducts, type Product } from './data';

const counters = { 'valueGetter calls': 0 };

const rows = createProducts(1_000).map((row) => ({ ...row, stored: row.price * row.stock }));

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110 },
  // #region preview
  {
    field: 'computed',
    headerName: 'Computed',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => {
      countOne(counters, 'valueGetter calls');
      return row.price * row.stock;
    },
  },
  { field: 'stored', headerName: 'Stored', type: 'number', width: 100 },
  // #endregion preview
];

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function ValueGetterCost() {
  const apiRef = useGridApiRef();
  const [presses, setPresses] = React.useState(0);
  const count = (action: () => void) => {
    resetCounters(counters);
    setPresses((current) => current + 1);
    action();
  };
  const sort = (field: string) => count(() => apiRef.current!.setSortModel([{ field, sort: 'desc' }]));
  const filter = (field: string) =>
    count(() => apiRef.current!.setFilterModel({ items: [{ id: 1, field, operator: '>', value: 5000 }] }));
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => sort('computed')}>
          Sort computed
        </Button>
        <Button size="small" variant="outlined" onClick={() => sort('stored')}>
          Sort stored
        </Button>
        <Button size="small" variant="outlined" onClick={() => filter('computed')}>
          Filter computed
        </Button>
        <Button size="small" variant="outlined" onClick={() => filter('stored')}>
          Filter stored
        </Button>
      </Box>
      <Box sx={{ height: 371 }}>
        <DataGrid
          apiRef={apiRef}
          label="Value of the stock"
          rows={rows}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5]}
        />
      </Box>
      <Counts counters={counters} after={presses} />
    </Stack>
  );
}
