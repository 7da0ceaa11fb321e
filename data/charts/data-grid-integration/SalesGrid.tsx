import Box from '@mui/material/Box';
import { ChartsRenderer, configurationOptions } from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './sales';

const initialState = {
  chartsIntegration: {
    charts: {
      sales: {
        dimensions: ['city'],
        values: ['online', 'store'],
        chartType: 'column',
        configuration: { height: 300 },
      },
    },
  },
};

export default function SalesGrid() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ height: 330 }}>
        {/* #region preview */}
        <DataGridPremium
          label="Sales per city"
          rows={rows}
          columns={columns}
          initialState={initialState}
          showToolbar
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          slots={{ chartsPanel: GridChartsPanel }}
          slotProps={{ chartsPanel: { schema: configurationOptions } }}
        />
        {/* #endregion preview */}
      </Box>
      <Box sx={{ minHeight: 350, mt: 2 }}>
        <GridChartsRendererProxy id="sales" label="Sales" renderer={ChartsRenderer} />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
