import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales, type Sale } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';

const columns: GridColDef<Sale>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120, editable: true },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  aggregation: { model: { total: 'sum' } },
  columns: { columnVisibilityModel: { country: false } },
};

const aggregationFunctions = { sum: {} };

export default function EditedTotals() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new GroupServer({ rows: makeSales(10), report });
    return {
      getRows: async (params) => {
        const { rows, aggregateRow } = await server.get(toGroupAddress('/sales', params));
        return { rows, aggregateRow };
      },
      getGroupKey: (row) => row.group,
      getChildrenCount: (row) => row.count,
      // #region preview
      getAggregatedValue: (row, field) => row[field],
      updateRow: ({ rowId, updatedRow }) => {
        return server.put(`/sales/${rowId}`, updatedRow as Sale);
      },
      // #endregion preview
    };
  });
  return (
    <div>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          label="Totals that follow edits"
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          columns={columns}
          initialState={initialState}
          isCellEditable={({ rowNode }) => rowNode.type === 'leaf'}
          disableColumnFilter
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
