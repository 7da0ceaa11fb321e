import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { claims, formatEuros, type Claim } from './data';

const rows = claims.slice(0, 6);

const columns: GridColDef<Claim>[] = [
  { field: 'employee', headerName: 'Employee', flex: 1, minWidth: 110 },
  { field: 'category', headerName: 'Category', width: 100, editable: true },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    valueFormatter: formatEuros,
    width: 100,
    editable: true,
  },
];

export default function ClaimRanges() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGridPremium
        label="Claims with cell ranges"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
