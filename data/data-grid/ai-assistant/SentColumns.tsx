import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, GridAiAssistantPanel, type GridColDef } from '@mui/x-data-grid-premium';
import { reset } from './askService';
import { tickets, type Ticket } from './data';

// #region preview
const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', examples: ['Open', 'Closed'] },
  { field: 'hours', headerName: 'Hours', type: 'number', description: 'Hours of work' },
];
// #endregion preview

const suggestions = [{ value: 'Send a prompt' }];

interface SentColumn {
  field: string;
  description: string | null;
  examples: unknown[];
}

export default function SentColumns() {
  const [sent, setSent] = React.useState<SentColumn[]>([]);
  const [isSampled, setIsSampled] = React.useState(false);
  const showContext = async (_prompt: string, context: string) => {
    setSent(JSON.parse(context));
    return reset;
  };
  return (
    <div>
      <FormControlLabel
        label="Allow sampling"
        control={<Switch checked={isSampled} onChange={(event) => setIsSampled(event.target.checked)} />}
      />
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Tickets with examples"
          rows={tickets}
          columns={columns}
          showToolbar
          aiAssistant
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          aiAssistantSuggestions={suggestions}
          allowAiAssistantDataSampling={isSampled}
          onPrompt={showContext}
          hideFooter
        />
      </Box>
      <Box component="ul" aria-label="Sent columns" sx={{ minHeight: 84 }}>
        {sent.map(({ field, description, examples }) => (
          <li key={field}>{`${field}: ${examples.length} examples, description: ${description}`}</li>
        ))}
      </Box>
    </div>
  );
}
