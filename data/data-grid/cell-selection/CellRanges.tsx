import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { budgets, type Budget } from './data';

const columns: GridColDef<Budget>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 110 },
  { field: 'q1', headerName: 'Q1', type: 'number', width: 64 },
  { field: 'q2', headerName: 'Q2', type: 'number', width: 64 },
  { field: 'q3', headerName: 'Q3', type: 'number', width: 64 },
  { field: 'q4', headerName: 'Q4', type: 'number', width: 64 },
];

export default function CellRanges() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        label="Budgets with cell ranges"
        rows={budgets}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
