import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
];

export default function InitialFilter() {
  return (
    <Box sx={{ height: 422 }}>
      {/* #region preview */}
      <DataGrid
        label="Apartments up to €1,000"
        rows={apartments}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rent', operator: '<=', value: 1000 }] } },
        }}
        showToolbar
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
