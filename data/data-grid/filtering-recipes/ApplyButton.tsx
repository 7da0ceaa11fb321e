import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 90 },
];

export default function ApplyButton() {
  const [filter, setFilter] = React.useState({ city: '', total: 0 });
  // #region preview
  const rows = React.useMemo(
    () =>
      orders.filter(({ city, total }) => city.toLowerCase().includes(filter.city) && total >= filter.total),
    [filter],
  );
  const apply = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setFilter({ city: String(form.get('city')).trim().toLowerCase(), total: Number(form.get('total')) });
  };
  // #endregion preview
  return (
    <Stack spacing={1} sx={{ pt: 1 }}>
      <Stack component="form" direction="row" spacing={1} onSubmit={apply}>
        <TextField label="City" name="city" size="small" />
        <TextField label="Total from" name="total" type="number" size="small" />
        <Button type="submit" variant="outlined">
          Apply
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid label="Orders by city and total" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
