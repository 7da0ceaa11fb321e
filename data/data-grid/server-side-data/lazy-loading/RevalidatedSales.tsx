import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, GridDataSourceCacheDefault, type GridDataSource } from '@mui/x-data-grid-pro';
import { FakeServer } from '../../server/FakeServer';
import { makeSales } from '../../server/sales';
import { toAddress } from '../../server/toAddress';
import { columns } from './columns';

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function RevalidatedSales() {
  const [server] = React.useState(() => new FakeServer({ rows: makeSales(240) }));
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: (params) => server.get(toAddress('/sales', params)),
  }));
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({ ttl: 500 }));
  return (
    <div>
      <Button onClick={() => server.change(1001, { total: 999 })}>Change a sale on the server</Button>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          // #region preview
          lazyLoading
          dataSourceCache={cache} // expires after 500 ms
          dataSourceRevalidateMs={1000}
          // #endregion preview
          label="Sales that are up to date"
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
    </div>
  );
}
