import {
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import type { Part } from './data';

/** Columns with the operators that the server knows. */
export const columns: GridColDef<Part>[] = [
  {
    field: 'name',
    headerName: 'Part',
    flex: 1,
    minWidth: 120,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'material',
    headerName: 'Material',
    type: 'singleSelect',
    width: 110,
    valueOptions: ['brass', 'plastic', 'steel'],
    filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'is'),
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    filterOperators: getGridNumericOperators().filter(({ value }) => value === '>' || value === '<'),
  },
];
