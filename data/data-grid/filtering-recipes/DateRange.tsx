import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
];

const slotProps = { inputLabel: { shrink: true } };

export default function DateRange() {
  const [from, setFrom] = React.useState('2026-02-09');
  const [to, setTo] = React.useState('');
  // #region preview
  const rows = React.useMemo(() => {
    const min = from ? new Date(`${from}T00:00:00`) : null;
    const max = to ? new Date(`${to}T23:59:59`) : null;
    return orders.filter(({ ordered }) => (!min || ordered >= min) && (!max || ordered <= max));
  }, [from, to]);
  // #endregion preview
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <Stack direction="row" spacing={1}>
        <TextField
          label="From"
          type="date"
          size="small"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          slotProps={slotProps}
        />
        <TextField
          label="To"
          type="date"
          size="small"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          slotProps={slotProps}
        />
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid label="Orders by date" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
