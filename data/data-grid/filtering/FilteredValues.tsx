import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', width: 100 },
  // #region preview
  {
    field: 'amenities',
    headerName: 'Amenities',
    flex: 1,
    minWidth: 190,
    valueGetter: (value: string[]) => value.join(', '),
    renderCell: ({ row }) =>
      row.amenities.map((name) => (
        <Chip key={name} label={name} size="small" sx={{ marginInlineEnd: 0.5 }} />
      )),
  },
  // #endregion preview
];

export default function FilteredValues() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        label="Apartments with a balcony"
        rows={apartments}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'amenities', operator: 'contains', value: 'balcony' }] },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
