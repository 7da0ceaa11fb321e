import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid-pro';
import { hotels, type Hotel } from './data';

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const slotProps: GridSlotsComponentsProps = {
  filterPanel: {
    // All conditions must match, so users choose no operator between them.
    logicOperators: [GridLogicOperator.And],
    // A new condition gets the first column that has none.
    getColumnForNewFilter: ({ currentFilters, columns: all }) => {
      const used = currentFilters.map(({ field }) => field);
      return all.find(({ field }) => !used.includes(field))?.field ?? null;
    },
    filterFormProps: {
      columnsSort: 'asc',
      // A condition offers its own column, and those that no other condition has.
      filterColumns: ({ field, columns: all, currentFilters }) => {
        const used = currentFilters.map((item) => item.field);
        return all.map((column) => column.field).filter((name) => name === field || !used.includes(name));
      },
      logicOperatorInputProps: { sx: { display: 'none' } },
      columnInputProps: { sx: { width: 110 } },
      operatorInputProps: { sx: { width: 120 } },
      valueInputProps: {
        sx: { width: 130 },
        InputComponentProps: { placeholder: 'Any' },
      },
      deleteIconProps: { sx: { order: 1 } },
    },
  },
};

export default function OneFilterPerColumn() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPro
        aria-label="Hotels with one filter per column"
        rows={hotels}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
