import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridInitialState,
} from '@mui/x-data-grid';
import { claims, formatEuros, type Claim } from './data';

const columns: GridColDef<Claim>[] = [
  { field: 'employee', headerName: 'Employee', flex: 1, minWidth: 120 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['Travel', 'Software', 'Training'],
    width: 110,
    editable: true,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    valueFormatter: formatEuros,
    width: 100,
    editable: true,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Approved', 'Paid'],
    width: 110,
    editable: true,
  },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Claim', children: [{ field: 'category' }, { field: 'amount' }, { field: 'status' }] },
];

const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] },
  pagination: { paginationModel: { pageSize: 5 } },
};

export default function ExpenseClaims() {
  return (
    <Box sx={{ height: 480 }}>
      <DataGrid
        label="Expense claims"
        rows={claims}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </Box>
  );
}
