import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

// #region preview
const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110, filterable: false },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
];
const filterModel = { items: [{ field: 'city', operator: 'equals', value: 'Málaga' }] };
// #endregion preview

export default function ReadOnlyFilter() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Apartments in Málaga"
        rows={apartments}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
