import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import type { Order } from './data';
import { fetchOrders } from './server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const pageSize = 3;

export default function ServerExport() {
  const apiRef = useGridApiRef();
  const [page, setPage] = React.useState(0);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [answer, setAnswer] = React.useState<{ rows: Order[]; total: number }>();
  const [isExporting, setIsExporting] = React.useState(false);

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const data = await fetchOrders({ sortModel, start: page * pageSize, end: (page + 1) * pageSize });
      if (isCurrent) {
        setAnswer(data);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [page, sortModel]);

  // #region preview
  const exportAll = async () => {
    setIsExporting(true);
    const all = await fetchOrders({ sortModel, start: 0, end: answer?.total ?? 0 });
    const api = apiRef.current;
    if (api) {
      const visibleRows = [...api.getRowModels().values()];
      api.setRows(all.rows);
      api.exportDataAsCsv({ fileName: 'all-orders' });
      api.setRows(visibleRows);
    }
    setIsExporting(false);
  };
  // #endregion preview

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" disabled={!answer || isExporting} onClick={exportAll}>
        Export all pages
      </Button>
      <Box sx={{ height: 268, width: '100%' }}>
        <DataGrid
          label="Orders from a server"
          apiRef={apiRef}
          rows={answer?.rows}
          columns={columns}
          loading={!answer}
          paginationMode="server"
          sortingMode="server"
          rowCount={answer?.total ?? 0}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={(model) => setPage(model.page)}
          onSortModelChange={setSortModel}
          pageSizeOptions={[pageSize]}
          disableColumnFilter
        />
      </Box>
    </Stack>
  );
}
