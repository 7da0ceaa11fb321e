import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridRowsLoadingSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const dataSource: GridDataSource = {
  getRows: () =>
    new Promise((resolve) => {
      setTimeout(() => resolve({ rows: orders.slice(0, 3), rowCount: 3 }), 600);
    }),
};

// #region preview
function RefreshToolbar() {
  const apiRef = useGridApiContext();
  const isLoading = useGridSelector(apiRef, gridRowsLoadingSelector);
  return (
    <Stack direction="row" spacing={1} sx={{ p: 1, alignItems: 'center' }}>
      <Button onClick={() => void apiRef.current.dataSource.fetchRows()}>Refresh</Button>
      <output>{isLoading ? 'Loading…' : 'Up to date'}</output>
    </Stack>
  );
}
// #endregion preview

export default function LoadingState() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Orders with a refresh button"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        slots={{ toolbar: RefreshToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
