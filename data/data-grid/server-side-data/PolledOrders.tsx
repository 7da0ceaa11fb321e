import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridDataSourceCacheDefault, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './data';
import { OrderServer } from './server';

const cache = new GridDataSourceCacheDefault({ ttl: 1000 });
const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function PolledOrders() {
  const total = React.useRef(500);
  const [count, setCount] = React.useState(0);
  const [server] = React.useState(() => new OrderServer(() => setCount((earlier) => earlier + 1)));
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: (params) => server.getOrders(params),
  }));
  const raiseTotal = () => {
    total.current += 100;
    server.change(1001, total.current);
  };
  return (
    <div>
      <Button size="small" variant="outlined" onClick={raiseTotal} sx={{ mb: 1 }}>
        Change order 1001 on the server
      </Button>
      <Box sx={{ height: 372 }}>
        <DataGrid
          aria-label="Orders that the grid updates by itself"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          dataSourceRevalidateMs={2000}
          initialState={initialState}
          disableColumnFilter
          slotProps={{ loadingOverlay: { noRowsVariant: 'linear-progress' } }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <Typography variant="body2">{`Requests: ${count}`}</Typography>
    </div>
  );
}
