import Box from '@mui/material/Box';
import { ChartsRenderer, configurationOptions } from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shows, type Show } from './data';

const columns: GridColDef<Show>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 80 },
  { field: 'season', headerName: 'Season', width: 90 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 90 },
];

const initialState = {
  // #region preview
  filter: { filterModel: { items: [{ field: 'season', operator: 'equals', value: 'Spring' }] } },
  chartsIntegration: {
    charts: {
      tickets: {
        dimensions: ['city'],
        values: ['tickets'],
        chartType: 'column',
        configuration: { height: 240 },
      },
    },
  },
  // #endregion preview
};

export default function SeasonShows() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Shows with a chart"
          rows={shows}
          columns={columns}
          initialState={initialState}
          showToolbar
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          slots={{ chartsPanel: GridChartsPanel }}
          slotProps={{ chartsPanel: { schema: configurationOptions } }}
          hideFooter
        />
      </Box>
      <Box sx={{ minHeight: 290, mt: 2 }}>
        <GridChartsRendererProxy id="tickets" label="Tickets" renderer={ChartsRenderer} />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
