import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { GridEditInputCell, type GridColDef, type GridFilterOperator } from '@mui/x-data-grid';
import { matches } from './FilterBar';
import { formatEuros, getLevel, type Item, type Level } from './items';

const levels = {
  'Out of stock': { color: 'error', icon: <ErrorIcon /> },
  Low: { color: 'warning', icon: <WarningIcon /> },
  'In stock': { color: 'success', icon: <CheckIcon /> },
} as const;
const levelOrder = Object.keys(levels);

/** The value of this filter is an object with all conditions. */
const matchesFilter: GridFilterOperator<Item> = {
  value: 'matches',
  getApplyFilterFn: (condition) => (_name, row) => matches(row, condition.value),
};

/** Makes a column editable: each key validates the entry, so that the first Enter saves it. */
function editable(isValid: (value: number) => boolean): Partial<GridColDef<Item>> {
  return {
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !isValid(props.value) }),
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        debounceMs={0}
        slotProps={{ root: { slotProps: { htmlInput: { 'aria-label': params.colDef.headerName } } } }}
      />
    ),
  };
}

export const columns: GridColDef<Item>[] = [
  {
    field: 'name',
    headerName: 'Item',
    flex: 1,
    minWidth: 170,
    display: 'flex',
    filterOperators: [matchesFilter],
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
          {row.name}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {`${row.id} · ${row.supplier}`}
        </Typography>
      </Box>
    ),
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 95,
    ...editable((stock) => Number.isInteger(stock) && stock >= 0),
  },
  {
    field: 'minimum',
    headerName: 'Minimum',
    type: 'number',
    width: 95,
    ...editable((minimum) => Number.isInteger(minimum) && minimum >= 1),
  },
  {
    field: 'level',
    headerName: 'Level',
    width: 135,
    valueGetter: (_value, row) => getLevel(row),
    sortComparator: (a: Level, b: Level) => levelOrder.indexOf(a) - levelOrder.indexOf(b),
    renderCell: ({ value }: { value?: Level }) =>
      value && (
        <Chip
          size="small"
          variant="outlined"
          label={value}
          icon={levels[value].icon}
          color={levels[value].color}
          sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
        />
      ),
  },
  {
    field: 'ordered',
    headerName: 'On order',
    type: 'number',
    width: 95,
    valueFormatter: (value: number) => (value === 0 ? '–' : `${value}`),
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 95,
    ...editable((price) => price > 0),
    valueFormatter: formatEuros,
  },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 95,
    valueGetter: (_value, row) => row.stock * row.price,
    valueFormatter: formatEuros,
  },
];
