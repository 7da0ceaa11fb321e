import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { hotels, type Hotel } from './data';

/** The value of the item is an array of two strings, which can be empty. */
function RangeInput({ item, applyValue, focusElementRef, disabled }: GridFilterInputValueProps) {
  const [min = '', max = ''] = (item.value as string[] | undefined) ?? [];
  return (
    <Stack direction="row" spacing={1}>
      {/* #region preview */}
      <TextField
        label="Min"
        type="number"
        size="small"
        value={min}
        disabled={disabled}
        inputRef={focusElementRef}
        onChange={(event) => applyValue({ ...item, value: [event.target.value, max] })}
      />
      {/* #endregion preview */}
      <TextField
        label="Max"
        type="number"
        size="small"
        value={max}
        disabled={disabled}
        onChange={(event) => applyValue({ ...item, value: [min, event.target.value] })}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Hotel, number | null> = {
  value: 'between',
  label: 'between',
  InputComponent: RangeInput,
  getApplyFilterFn: (item) => {
    // The column has parsed each string, and an empty one is null.
    const [min = null, max = null]: (number | null)[] = Array.isArray(item.value) ? item.value : [];
    if (min === null && max === null) {
      return null;
    }
    return (price) => price !== null && price >= (min ?? -Infinity) && price <= (max ?? Infinity);
  },
};

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 130,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

export default function PriceRange() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Hotels by price"
        rows={hotels}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'price', operator: 'between', value: ['60', '150'] }] } },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
