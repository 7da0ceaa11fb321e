import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 80 },
  { field: 'output', headerName: 'MW', type: 'number', width: 90 },
];

export default function FocusOutline() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        label="Wind turbines with a thick focus outline"
        rows={turbines.slice(0, 3)}
        columns={columns}
        hideFooter
        // #region preview
        sx={{
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
            '&:focus, &:focus-within': {
              outline: '3px solid',
              outlineColor: 'secondary.main',
              outlineOffset: '-3px',
            },
          },
        }}
        // #endregion preview
      />
    </Box>
  );
}
