import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 80 },
  { field: 'output', headerName: 'MW', type: 'number', width: 90 },
];

export default function SxStyles() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Wind turbines with sx styles"
        rows={turbines.slice(0, 4)}
        columns={columns}
        hideFooter
        // #region preview
        sx={{
          border: 2,
          borderColor: 'primary.main',
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          [`& .${gridClasses.cell}`]: { fontSize: 16, fontVariantNumeric: 'tabular-nums' },
          [`& .${gridClasses.cell}[data-field="id"]`]: { color: 'primary.main' },
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'action.focus' },
        }}
        // #endregion preview
      />
    </Box>
  );
}
