import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 90 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 80 },
  // #region preview
  {
    field: 'change',
    headerName: 'Change (%)',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => (value > 0 ? `+${value}` : `${value}`),
    cellClassName: ({ value }) => (Number(value) < 0 ? 'falling' : 'rising'),
  },
  // #endregion preview
];

export default function ConditionalCells() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Wind turbines with cell styles"
        rows={turbines}
        columns={columns}
        hideFooter
        sx={{
          '& .rising': { color: 'success.main' },
          '& .falling': { color: 'error.main' },
        }}
      />
    </Box>
  );
}
