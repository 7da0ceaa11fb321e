import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'City', width: 100 },
];

export default function ColumnSearch() {
  const [text, setText] = React.useState('');
  // #region preview
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [{ field: 'customer', operator: 'contains', value: text }] }),
    [text],
  );
  // #endregion preview
  return (
    <Stack spacing={1} sx={{ pt: 1 }}>
      <TextField
        label="Search customers"
        type="search"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders by customer"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Stack>
  );
}
