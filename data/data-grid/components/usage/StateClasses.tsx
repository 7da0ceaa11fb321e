import Box from '@mui/material/Box';
import { DataGrid, FilterPanelTrigger, Toolbar, type GridColDef } from '@mui/x-data-grid';
import { trips, type Trip } from './data';

const columns: GridColDef<Trip>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
];

function FilterToolbar() {
  return (
    <Toolbar>
      {/* #region preview */}
      <FilterPanelTrigger className={({ filterCount }) => (filterCount > 0 ? 'filter active' : 'filter')}>
        Filters
      </FilterPanelTrigger>
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function StateClasses() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Trips with a class for the state"
        rows={trips}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterToolbar }}
        sx={{ '& .filter.active': { outline: '2px solid', outlineColor: 'primary.main' } }}
        hideFooter
      />
    </Box>
  );
}
