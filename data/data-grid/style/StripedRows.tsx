import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { turbines, type Turbine } from './data';

const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 80 },
  { field: 'output', headerName: 'MW', type: 'number', width: 90 },
];

export default function StripedRows() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Wind turbines with striped rows"
        rows={turbines}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3]}
        // #region preview
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={{
          // Rows that are hovered or selected keep the colors of the grid.
          [`& .${gridClasses.row}.odd:not(:hover, .Mui-selected)`]: { bgcolor: 'action.hover' },
        }}
        // #endregion preview
      />
    </Box>
  );
}
