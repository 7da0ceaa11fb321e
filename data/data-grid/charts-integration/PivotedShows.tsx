import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsRenderer, configurationOptions } from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  gridColumnGroupsUnwrappedModelSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shows, type Show } from './data';

const columns: GridColDef<Show>[] = [
  { field: 'city', headerName: 'City' },
  { field: 'season', headerName: 'Season', width: 90 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'city' }],
      columns: [{ field: 'season' }],
      values: [{ field: 'tickets', aggFunc: 'sum' }],
    },
  },
  chartsIntegration: {
    charts: {
      seasons: {
        dimensions: ['city'],
        chartType: 'column',
        configuration: { height: 240 },
      },
    },
  },
};

export default function PivotedShows() {
  const apiRef = useGridApiRef();
  // #region preview
  React.useEffect(() => {
    return apiRef.current?.subscribeEvent('columnsChange', () => {
      const fields = Object.keys(gridColumnGroupsUnwrappedModelSelector(apiRef));
      const values = fields.map((field) => ({ field }));
      apiRef.current?.updateChartValuesData('seasons', values);
    });
  }, [apiRef]);
  // #endregion preview
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Tickets by city and season"
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
        <GridChartsRendererProxy id="seasons" label="Seasons" renderer={ChartsRenderer} />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
