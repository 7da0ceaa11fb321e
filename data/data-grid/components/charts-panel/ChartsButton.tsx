import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartsRenderer, configurationOptions } from '@mui/x-charts-premium/ChartsRenderer';
import {
  ChartsPanelTrigger,
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { visits, type Visit } from './data';

const columns: GridColDef<Visit>[] = [
  { field: 'museum', headerName: 'Museum', flex: 1, minWidth: 100 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 100 },
];

const initialState = {
  chartsIntegration: {
    charts: {
      visits: {
        dimensions: ['museum'],
        values: ['visitors'],
        chartType: 'column',
        configuration: { height: 240 },
      },
    },
  },
};

function VisitToolbar() {
  return (
    <Toolbar>
      {/* #region preview */}
      <ChartsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={<Button variant={open ? 'contained' : 'outlined'} size="small" />}
          >
            Chart
          </ToolbarButton>
        )}
      />
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function ChartsButton() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Visitors with a chart button"
          rows={visits}
          columns={columns}
          initialState={initialState}
          showToolbar
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          slots={{ toolbar: VisitToolbar, chartsPanel: GridChartsPanel }}
          slotProps={{ chartsPanel: { schema: configurationOptions } }}
          hideFooter
        />
      </Box>
      <Box sx={{ minHeight: 290, mt: 2 }}>
        <GridChartsRendererProxy id="visits" label="Visitors" renderer={ChartsRenderer} />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
