import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expenses } from './data';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 90 },
];

const pinnedRows = { bottom: [{ id: 'total', item: 'Total', spent: 4270 }] };

export default function PagedTotal() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGridPro
        label="Pages of expenses with a total"
        rows={expenses}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
      />
    </Box>
  );
}
