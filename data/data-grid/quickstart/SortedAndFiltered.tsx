import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 110 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['open', 'overdue', 'paid'],
    width: 120,
  },
];

// #region preview
const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
  filter: { filterModel: { items: [{ field: 'status', operator: 'not', value: 'paid' }] } },
  columns: { columnVisibilityModel: { number: false } },
  pagination: { paginationModel: { pageSize: 5 } },
};
// #endregion preview

export default function SortedAndFiltered() {
  return (
    <Box sx={{ height: 424 }}>
      <DataGrid
        label="Unpaid invoices"
        rows={invoices}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10, 25]}
        showToolbar
      />
    </Box>
  );
}
