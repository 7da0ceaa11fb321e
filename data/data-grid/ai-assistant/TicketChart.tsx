import Box from '@mui/material/Box';
import { ChartsRenderer, configurationOptions } from '@mui/x-charts-premium/ChartsRenderer';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
} from '@mui/x-data-grid-premium';
import { askService } from './askService';
import { columns, tickets } from './data';

const initialState = {
  chartsIntegration: { charts: { hours: { chartType: 'column', configuration: { height: 240 } } } },
};

const suggestions = [{ value: 'Chart of hours per team' }];

export default function TicketChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Tickets with a chart"
          rows={tickets}
          columns={columns}
          initialState={initialState}
          showToolbar
          // #region preview
          aiAssistant
          aiAssistantSuggestions={suggestions}
          onPrompt={(prompt) => askService(prompt)}
          chartsIntegration
          experimentalFeatures={{ charts: true }}
          slots={{ aiAssistantPanel: GridAiAssistantPanel, chartsPanel: GridChartsPanel }}
          slotProps={{ chartsPanel: { schema: configurationOptions } }}
          // #endregion preview
          hideFooter
        />
      </Box>
      <Box sx={{ minHeight: 290, mt: 2 }}>
        <GridChartsRendererProxy id="hours" label="Hours" renderer={ChartsRenderer} />
      </Box>
    </GridChartsIntegrationContextProvider>
  );
}
