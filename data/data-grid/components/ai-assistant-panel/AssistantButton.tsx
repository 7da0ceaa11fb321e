import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { bikes, type Bike } from './data';

const columns: GridColDef<Bike>[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

// Your service returns such a response for each prompt.
const mostExpensiveFirst: PromptResponse = {
  conversationId: 'bikes',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [{ column: 'price', direction: 'desc' }],
  grouping: [],
  pivoting: {},
  chart: null,
};

function BikeToolbar() {
  return (
    <Toolbar>
      {/* #region preview */}
      <AiAssistantPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={<Button variant={open ? 'contained' : 'outlined'} size="small" />}
          >
            Ask
          </ToolbarButton>
        )}
      />
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function AssistantButton() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGridPremium
        label="Bikes with an assistant button"
        rows={bikes}
        columns={columns}
        showToolbar
        aiAssistant
        onPrompt={async () => mostExpensiveFirst}
        slots={{ toolbar: BikeToolbar, aiAssistantPanel: GridAiAssistantPanel }}
        hideFooter
      />
    </Box>
  );
}
