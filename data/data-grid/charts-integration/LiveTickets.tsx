import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartsRenderer } from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsRendererProxy,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shows, type Show } from './data';

const columns: GridColDef<Show>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 80 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
];

const initialState = {
  chartsIntegration: {
    charts: {
      live: {
        dimensions: ['city'],
        values: ['tickets'],
        chartType: 'column',
        configuration: { height: 240, itemLabel: 'value' },
      },
    },
  },
};

export default function LiveTickets() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => shows.slice(0, 3));
  const sell = () => setRows(rows.map((row) => ({ ...row, tickets: row.tickets + 10 })));
  return (
    <GridChartsIntegrationContextProvider>
      <Button onClick={sell}>Sell tickets</Button>
      {/* #region preview */}
      <FormControlLabel
        label="Follow the rows"
        control={
          <Switch
            defaultChecked
            onChange={(event) => apiRef.current?.setChartSynchronizationState('live', event.target.checked)}
          />
        }
      />
      {/* #endregion preview */}
      <Box sx={{ height: 270 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Tickets that are sold"
          rows={rows}
          columns={columns}
          initialState={initialState}
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          hideFooter
        />
      </Box>
      <Box sx={{ minHeight: 290, mt: 2 }}>
        <GridChartsRendererProxy id="live" label="Tickets" renderer={ChartsRenderer} />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
