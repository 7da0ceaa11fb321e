import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 110 },
  { field: 'output', headerName: 'MW', type: 'number', width: 90 },
];

export default function ConditionalRows() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Wind turbines with row styles"
        rows={turbines}
        columns={columns}
        hideFooter
        // #region preview
        getRowClassName={({ row }) => `status-${row.status.toLowerCase()}`}
        sx={{
          '& .status-fault': { color: 'error.main', fontWeight: 700 },
          '& .status-maintenance': { fontStyle: 'italic' },
        }}
        // #endregion preview
      />
    </Box>
  );
}
