import Box from '@mui/material/Box';
import { DataGrid, getGridNumericOperators, getGridStringOperators, type GridColDef } from '@mui/x-data-grid';
import { hotels, type Hotel } from './data';

// #region preview
const cityOperators = getGridStringOperators().filter(({ value }) => ['equals', 'isAnyOf'].includes(value));

const priceOperators = getGridNumericOperators()
  .filter(({ value }) => value === '>=')
  .map((operator) => ({ ...operator, label: 'from' }));
// #endregion preview

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130, filterable: false },
  { field: 'city', headerName: 'City', width: 100, filterOperators: cityOperators },
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
      <DataGrid label="Hotels with fewer operators" rows={hotels} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
