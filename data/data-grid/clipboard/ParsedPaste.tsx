import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const statuses = [
  { value: 'open', label: 'Not sent' },
  { value: 'sent', label: 'Sent' },
];

function parsePrice(text: string): number | undefined {
  const digits = text.replace(/[^\d,-]/g, '').replace(',', '.');
  return digits === '' || Number.isNaN(Number(digits)) ? undefined : Number(digits);
}

function parseDate(text: string): Date | undefined {
  const [, day, month, year] = /^(\d+)\.(\d+)\.(\d{4})$/.exec(text.trim()) ?? [];
  return year === undefined ? undefined : new Date(Number(year), Number(month) - 1, Number(day));
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110, editable: true },
  // #region preview
  { field: 'price', headerName: 'Price', type: 'number', editable: true, pastedValueParser: parsePrice },
  { field: 'due', headerName: 'Due', type: 'date', editable: true, pastedValueParser: parseDate },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    editable: true,
    pastedValueParser: (text) => statuses.find(({ label }) => label === text)?.value,
  },
  // #endregion preview
];

export default function ParsedPaste() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        label="Orders with German prices and dates"
        rows={orders}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
