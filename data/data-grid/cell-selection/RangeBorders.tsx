import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { budgets, type Budget } from './data';

const columns: GridColDef<Budget>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 110 },
  { field: 'q1', headerName: 'Q1', type: 'number', width: 64 },
  { field: 'q2', headerName: 'Q2', type: 'number', width: 64 },
  { field: 'q3', headerName: 'Q3', type: 'number', width: 64 },
  { field: 'q4', headerName: 'Q4', type: 'number', width: 64 },
];

const border = '1px solid var(--mui-palette-primary-main)';
const cell = `& .${gridClasses.cell}`;

export default function RangeBorders() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        label="Budgets with borders around ranges"
        rows={budgets}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
        // #region preview
        sx={{
          [`${cell}.${gridClasses['cell--rangeTop']}`]: { borderTop: border },
          [`${cell}.${gridClasses['cell--rangeBottom']}`]: { borderBottom: border },
          [`${cell}.${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: border },
          [`${cell}.${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: border },
        }}
        // #endregion preview
      />
    </Box>
  );
}
