import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createOrderServer } from './createOrderServer';

const server = createOrderServer();

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({ start, end, sortModel: [sorting] }) => {
    const query = new URLSearchParams({ from: String(start), to: String(end) });
    if (sorting?.sort) {
      query.set('sort', `${sorting.field}.${sorting.sort}`);
    }
    const { rows, rowCount } = await server.get(`/orders?${query}`);
    return { rows, rowCount };
  },
};
// #endregion preview

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

export default function OrderList() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        label="Orders"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        pageSizeOptions={[5, 10]}
        disableColumnFilter
      />
    </Box>
  );
}
