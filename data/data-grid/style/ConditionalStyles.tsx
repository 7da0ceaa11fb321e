import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 90, cellClassName: 'turbine-name' },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 110 },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `${value > 0 ? '+' : ''}${value} %`,
    cellClassName: ({ value }) => (Number(value) < 0 ? 'falling' : 'rising'),
  },
];

export default function ConditionalStyles() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Wind turbines with classes by their values"
        rows={turbines}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) => (row.status === 'Running' ? '' : 'row-stopped')}
        getCellClassName={({ field, row }) => (field === 'status' && row.status === 'Fault' ? 'fault' : '')}
        sx={{
          '& .turbine-name': { fontWeight: 700 },
          '& .rising': { color: 'success.main' },
          '& .falling': { color: 'error.main' },
          '& .row-stopped': { fontStyle: 'italic' },
          '& .fault': { bgcolor: 'error.dark', color: 'common.white' },
        }}
      />
    </Box>
  );
}
