import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { hotels, type Hotel } from './data';

// #region preview
function keepEmptyCells(operator: GridFilterOperator): GridFilterOperator {
  const getApplyFilterFn: GridFilterOperator['getApplyFilterFn'] = (item, column) => {
    const matches = operator.getApplyFilterFn(item, column);
    return matches && ((value, ...rest) => value === null || matches(value, ...rest));
  };
  // `isEmpty` and `isNotEmpty` stay as they are.
  return operator.requiresFilterValue === false ? operator : { ...operator, getApplyFilterFn };
}
// #endregion preview

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 130,
    valueFormatter: (value: number | null) => value ?? 'on request',
    filterOperators: getGridNumericOperators().map(keepEmptyCells),
  },
];

export default function KeepEmptyCells() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Hotels up to 100 euros, or on request"
        rows={hotels}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'price', operator: '<=', value: 100 }] } },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
