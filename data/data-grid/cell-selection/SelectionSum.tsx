import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { budgets, type Budget } from './data';

const columns: GridColDef<Budget>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 110 },
  { field: 'q1', headerName: 'Q1', type: 'number', width: 64 },
  { field: 'q2', headerName: 'Q2', type: 'number', width: 64 },
  { field: 'q3', headerName: 'Q3', type: 'number', width: 64 },
  { field: 'q4', headerName: 'Q4', type: 'number', width: 64 },
];

export default function SelectionSum() {
  const apiRef = useGridApiRef();
  const [numbers, setNumbers] = React.useState<number[]>([]);
  const sum = numbers.reduce((total, value) => total + value, 0);

  // #region preview
  const readNumbers = () => {
    const cells = apiRef.current!.getSelectedCellsAsArray();
    const values = cells.map(({ id, field }) => apiRef.current!.getCellValue(id, field));
    setNumbers(values.filter((value) => typeof value === 'number'));
  };
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 284 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Budgets to add up"
          rows={budgets}
          columns={columns}
          cellSelection
          onCellSelectionModelChange={readNumbers}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography component="output">{`Numbers: ${numbers.length}, sum: ${sum}`}</Typography>
    </Stack>
  );
}
