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
  { field: 'city', headerName: 'City' },
  { field: 'season', headerName: 'Season', width: 90 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
];

// #region preview
const initialState = {
  rowGrouping: { model: ['city'] },
  aggregation: { model: { tickets: 'sum' } },
  columns: { columnVisibilityModel: { city: false } },
  chartsIntegration: {
    charts: {
      cities: { dimensions: ['city'], values: ['tickets'], chartType: 'bar', configuration: { height: 240 } },
    },
  },
};
// #endregion preview

export default function GroupedShows() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Shows grouped by city"
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
        <GridChartsRendererProxy id="cities" label="Cities" renderer={ChartsRenderer} />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
