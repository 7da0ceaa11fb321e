import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
];

// #region preview
const slotProps: GridSlotsComponentsProps = {
  filterPanel: {
    sx: {
      [`& .${gridClasses.filterForm}`]: { flexDirection: 'column' },
      [`& .${gridClasses.filterFormDeleteIcon}`]: { alignSelf: 'end' },
      [`& .${gridClasses.filterFormColumnInput}`]: { width: 200 },
      [`& .${gridClasses.filterFormOperatorInput}`]: { width: 200 },
      [`& .${gridClasses.filterFormValueInput}`]: { width: 200 },
    },
  },
};
// #endregion preview

export default function StackedPanel() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        label="Apartments with a narrow panel"
        rows={apartments}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
