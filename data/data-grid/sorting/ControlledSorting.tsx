import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'opened', headerName: 'Opened', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const orders: Record<string, GridSortModel> = {
  'Newest first': [{ field: 'opened', sort: 'desc' }],
  'Oldest first': [{ field: 'opened', sort: 'asc' }],
  'Slowest answer first': [{ field: 'hours', sort: 'desc' }],
};

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>(orders['Newest first']!);
  const order = Object.keys(orders).find(
    (name) => JSON.stringify(orders[name]) === JSON.stringify(sortModel),
  );
  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label="Order"
        value={order ?? 'Custom'}
        onChange={(event) => setSortModel(orders[event.target.value] ?? [])}
        sx={{ width: 220 }}
      >
        {Object.keys(orders).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
        {!order && <MenuItem value="Custom">Custom</MenuItem>}
      </TextField>
      <Box sx={{ height: 318 }}>
        {/* #region preview */}
        <DataGrid
          label="Tickets with a menu of orders"
          rows={tickets}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
