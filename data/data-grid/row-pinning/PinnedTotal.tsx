import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expenses } from './data';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'planned', headerName: 'Planned', type: 'number', width: 90 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 90 },
];

const pinnedRows = {
  top: [{ id: 'limit', item: 'Yearly limit', planned: 5000 }],
  bottom: [{ id: 'total', item: 'Total', planned: 4360, spent: 4270 }],
};

export default function PinnedTotal() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro
        label="Expenses with a limit and a total"
        rows={expenses}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
