import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
];

export default function IgnoredAccents() {
  return (
    <Box sx={{ height: 422 }}>
      {/* #region preview */}
      <DataGrid
        label="Apartments in malaga"
        rows={apartments}
        columns={columns}
        ignoreDiacritics
        initialState={{
          filter: { filterModel: { items: [{ field: 'city', operator: 'contains', value: 'malaga' }] } },
        }}
        showToolbar
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
