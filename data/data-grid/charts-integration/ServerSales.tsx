import Box from '@mui/material/Box';
import { ChartsRenderer, configurationOptions } from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { GroupServer } from '../server/GroupServer';
import { makeSales, type Sale } from '../server/sales';
import { toGroupAddress } from '../server/toGroupAddress';

const columns: GridColDef<Sale>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const server = new GroupServer({ rows: makeSales(60) });

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, aggregateRow } = await server.get(toGroupAddress('/sales', params));
    return { rows, aggregateRow };
  },
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
  getAggregatedValue: (row, field) => row[field],
};
// #endregion preview

const aggregationFunctions = { sum: {} };

const initialState = {
  rowGrouping: { model: ['country'] },
  aggregation: { model: { total: 'sum' } },
  columns: { columnVisibilityModel: { country: false } },
  chartsIntegration: {
    charts: {
      sales: {
        dimensions: ['country'],
        values: ['total'],
        chartType: 'column',
        configuration: { height: 240 },
      },
    },
  },
};

export default function ServerSales() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Sales from a server"
          dataSource={dataSource}
          aggregationFunctions={aggregationFunctions}
          columns={columns}
          initialState={initialState}
          showToolbar
          disableColumnFilter
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          slots={{ chartsPanel: GridChartsPanel }}
          slotProps={{ chartsPanel: { schema: configurationOptions } }}
          hideFooter
        />
      </Box>
      <Box sx={{ minHeight: 290, mt: 2 }}>
        <GridChartsRendererProxy id="sales" label="Sales" renderer={ChartsRenderer} />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
