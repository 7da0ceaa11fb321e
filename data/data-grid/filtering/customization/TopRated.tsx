import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { hotels, type Hotel } from './data';

const topRated: GridFilterOperator<Hotel, number> = {
  value: 'topRated',
  label: 'is top rated',
  getApplyFilterFn: () => (rating) => rating >= 4.5,
  requiresFilterValue: false,
};

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 120,
    filterOperators: [...getGridNumericOperators(), topRated],
  },
];

export default function TopRated() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Top rated hotels"
        rows={hotels}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [{ field: 'rating', operator: 'topRated' }] } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
