import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales, type Sale } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';

const columns: GridColDef<Sale>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'city', headerName: 'City' },
  { field: 'product', headerName: 'Product', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const initialState = {
  rowGrouping: { model: ['country', 'city'] },
  columns: { columnVisibilityModel: { country: false, city: false } },
};

export default function GroupedSales() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new GroupServer({ rows: makeSales(60), report });
    return {
      // #region preview
      getRows: async (params) => {
        const { rows } = await server.get(toGroupAddress('/sales', params));
        return { rows };
      },
      getGroupKey: (row) => row.group,
      getChildrenCount: (row) => row.count,
      // #endregion preview
    };
  });
  return (
    <div>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          label="Sales by country and city"
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
