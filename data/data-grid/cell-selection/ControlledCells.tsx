import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridCellSelectionModel, type GridColDef } from '@mui/x-data-grid-premium';
import { budgets, type Budget } from './data';

const columns: GridColDef<Budget>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 110 },
  { field: 'q1', headerName: 'Q1', type: 'number', width: 64 },
  { field: 'q2', headerName: 'Q2', type: 'number', width: 64 },
  { field: 'q3', headerName: 'Q3', type: 'number', width: 64 },
  { field: 'q4', headerName: 'Q4', type: 'number', width: 64 },
];

export default function ControlledCells() {
  // #region preview
  const [cells, setCells] = React.useState<GridCellSelectionModel>({
    design: { q1: true, q2: true },
  });

  const selectPeaks = () =>
    setCells(
      Object.fromEntries(budgets.map((row) => [row.id, { q2: row.q2 > row.q1, q4: row.q4 > row.q3 }])),
    );
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={selectPeaks}>
          Select increases
        </Button>
        <Button size="small" variant="outlined" onClick={() => setCells({})}>
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 284 }}>
        <DataGridPremium
          label="Budgets with controlled cells"
          rows={budgets}
          columns={columns}
          cellSelection
          cellSelectionModel={cells}
          onCellSelectionModelChange={setCells}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
