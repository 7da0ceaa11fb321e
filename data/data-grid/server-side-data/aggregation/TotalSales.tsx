import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales, type Sale } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';

const columns: GridColDef<Sale>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

const initialState = {
  aggregation: { model: { total: 'sum' } },
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

const aggregationFunctions = { sum: {}, avg: {}, max: {} };

export default function TotalSales() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new GroupServer({ rows: makeSales(240), report });
    return {
      // #region preview
      getRows: async (params) => {
        const { rows, rowCount, aggregateRow } = await server.get(toGroupAddress('/sales', params));
        return { rows, rowCount, aggregateRow };
      },
      getAggregatedValue: (row, field) => row[field],
      // #endregion preview
    };
  });
  return (
    <div>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          label="Sales with a total from the server"
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          columns={columns}
          initialState={initialState}
          pagination
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
