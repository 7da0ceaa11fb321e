import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
];

const slotProps: GridSlotsComponentsProps = {
  filterPanel: {
    columnsSort: 'asc',
    getColumnForNewFilter: () => 'city',
    filterFormProps: {
      filterColumns: ({ columns: all }) => all.map(({ field }) => field).filter((field) => field !== 'pets'),
    },
    sx: {
      [`& .${gridClasses.filterForm}`]: { flexDirection: 'column' },
      [`& .${gridClasses.filterFormDeleteIcon}`]: { alignSelf: 'end' },
      [`& .${gridClasses.filterFormColumnInput}, & .${gridClasses.filterFormOperatorInput}, & .${gridClasses.filterFormValueInput}`]:
        { width: 200 },
    },
  },
};

function NoApartments() {
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Typography variant="body2">No apartment matches. Change or remove the filter.</Typography>
    </Stack>
  );
}

export default function CustomPanel() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        aria-label="Apartments with a narrow filter panel"
        rows={apartments}
        columns={columns}
        slots={{ noResultsOverlay: NoApartments }}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
