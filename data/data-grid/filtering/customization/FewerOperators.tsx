import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { hotels, type Hotel } from './data';

const priceLabels: Record<string, string> = { '>=': 'from', '<=': 'up to' };

const priceOperators: GridFilterOperator<Hotel, number | string | null>[] = getGridNumericOperators()
  .filter(({ value }) => value in priceLabels)
  .map((operator) => ({ ...operator, label: priceLabels[operator.value] }));

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130, filterable: false },
  {
    field: 'city',
    headerName: 'City',
    width: 100,
    filterOperators: getGridStringOperators().filter(({ value }) => ['equals', 'isAnyOf'].includes(value)),
  },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    filterOperators: priceOperators,
  },
];

export default function FewerOperators() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        aria-label="Hotels with fewer operators"
        rows={hotels}
        columns={columns}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
