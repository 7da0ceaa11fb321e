import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Not editable', width: 110 },
  // #region preview
  { field: 'customer', headerName: 'Editable', flex: 1, minWidth: 110, editable: true },
  {
    field: 'quantity',
    headerName: 'No paste',
    type: 'number',
    editable: true,
    pastedValueParser: () => undefined,
  },
  // #endregion preview
];

export default function PasteTargets() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        label="Orders whose sent rows are locked"
        rows={orders}
        columns={columns}
        isCellEditable={({ row }) => row.status !== 'sent'}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
