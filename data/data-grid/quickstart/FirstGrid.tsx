import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Invoice {
  id: number;
  customer: string;
  amount: number;
  paid: boolean;
}

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 100 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 70 },
];

const rows: Invoice[] = [
  { id: 1, customer: 'Okafor Ltd', amount: 1290, paid: false },
  { id: 2, customer: 'Lindqvist AB', amount: 48.5, paid: true },
  { id: 3, customer: 'Moreau SA', amount: 612, paid: false },
  { id: 4, customer: 'Castillo Hnos', amount: 3075.2, paid: true },
];

export default function FirstGrid() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid label="Invoices" rows={rows} columns={columns} />
    </Box>
  );
}
