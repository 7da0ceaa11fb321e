import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

function createColumns(locale: string): GridColDef<Order>[] {
  // Made once per locale, not once per cell.
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return [
    { field: 'id', headerName: 'Order', width: 90 },
    {
      field: 'unitPrice',
      headerName: 'Price',
      type: 'number',
      flex: 1,
      minWidth: 110,
      valueFormatter: (value: number) => euros.format(value),
    },
    {
      field: 'discount',
      headerName: 'Discount',
      type: 'number',
      width: 110,
      valueFormatter: (value: number | null) => (value === null ? 'none' : percent.format(value)),
    },
    {
      field: 'placed',
      headerName: 'Placed',
      type: 'date',
      width: 130,
      valueGetter: (value: string) => new Date(`${value}T00:00`),
      valueFormatter: (value: Date) => day.format(value),
    },
  ];
}

export default function FormattedValues() {
  const [locale, setLocale] = React.useState('en-US');
  const columns = React.useMemo(() => createColumns(locale), [locale]);
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="Number and date format"
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
        sx={{ width: 220 }}
      >
        <MenuItem value="en-US">English (US)</MenuItem>
        <MenuItem value="de-DE">German</MenuItem>
        <MenuItem value="ja-JP">Japanese</MenuItem>
      </TextField>
      <Box sx={{ height: 284 }}>
        <DataGrid aria-label="Prices" rows={orders} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
