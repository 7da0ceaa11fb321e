import Box from '@mui/material/Box';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { askService } from './askService';
import { columns, tickets } from './data';

const suggestions = [{ value: 'Open tickets' }, { value: 'Longest first' }, { value: 'Hours per team' }];

export default function AskTickets() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium
        label="Tickets"
        rows={tickets}
        columns={columns}
        showToolbar
        // #region preview
        aiAssistant
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        aiAssistantSuggestions={suggestions}
        onPrompt={(prompt) => askService(prompt)}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
