import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridSlotsComponentsProps } from '@mui/x-data-grid-pro';
import { hotels, type Hotel } from './data';

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const slotProps: GridSlotsComponentsProps = {
  filterPanel: {
    // #region preview
    getColumnForNewFilter: ({ currentFilters, columns: all }) => {
      const used = currentFilters.map(({ field }) => field);
      return all.find(({ field }) => !used.includes(field))?.field ?? null;
    },
    filterFormProps: {
      filterColumns: ({ field, columns: all, currentFilters }) => {
        const used = currentFilters.map((item) => item.field);
        return all.map((column) => column.field).filter((name) => name === field || !used.includes(name));
      },
    },
    // #endregion preview
  },
};

export default function OneFilterPerColumn() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPro
        label="Hotels with one filter per column"
        rows={hotels}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
