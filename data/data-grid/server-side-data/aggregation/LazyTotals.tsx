import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { makeSales, type Sale } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';

const columns: GridColDef<Sale>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 140 },
];

const initialState = {
  aggregation: { model: { total: 'sum' } },
  pagination: { paginationModel: { pageSize: 20 } },
};

const aggregationFunctions = { sum: {}, avg: {} };

const server = new GroupServer({ rows: makeSales(240) });

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, rowCount, aggregateRow } = await server.get(toGroupAddress('/sales', params));
    return { rows, rowCount, aggregateRow };
  },
  getAggregatedValue: (row, field) => row[field],
};

export default function LazyTotals() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        label="Lazy sales with a total"
        lazyLoading
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        initialState={initialState}
        disableColumnFilter
      />
    </Box>
  );
}
