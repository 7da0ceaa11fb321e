import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartsRenderer, configurationOptions } from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shows, type Show } from './data';

const columns: GridColDef<Show>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 80 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
  { field: 'costs', headerName: 'Costs (€)', type: 'number', width: 100 },
];

const configuration = { height: 200 };

const initialState = {
  chartsIntegration: {
    charts: {
      tickets: { dimensions: ['city'], values: ['tickets'], chartType: 'column', configuration },
      costs: { dimensions: ['city'], values: ['costs'], chartType: 'line', configuration },
    },
  },
};

export default function TwoCharts() {
  const apiRef = useGridApiRef();
  // #region preview
  const configure = (chartId: string) => {
    apiRef.current?.setActiveChartId(chartId);
    apiRef.current?.setChartsPanelOpen(true);
  };
  // #endregion preview
  return (
    <GridChartsIntegrationContextProvider>
      <Button onClick={() => configure('tickets')}>Change tickets</Button>
      <Button onClick={() => configure('costs')}>Change costs</Button>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Shows with two charts"
          rows={shows}
          columns={columns}
          initialState={initialState}
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          slots={{ chartsPanel: GridChartsPanel }}
          slotProps={{ chartsPanel: { schema: configurationOptions } }}
          hideFooter
        />
      </Box>
      <Box sx={{ minHeight: 500, mt: 2 }}>
        <GridChartsRendererProxy id="tickets" label="Tickets" renderer={ChartsRenderer} />
        <GridChartsRendererProxy id="costs" label="Costs" renderer={ChartsRenderer} />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
