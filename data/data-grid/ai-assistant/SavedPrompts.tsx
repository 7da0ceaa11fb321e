import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, GridAiAssistantPanel, type Conversation } from '@mui/x-data-grid-premium';
import { askService } from './askService';
import { columns, tickets } from './data';

const yesterday: Conversation = {
  id: 'yesterday',
  title: 'Longest first',
  prompts: [{ value: 'Longest first', createdAt: new Date('2026-03-02T09:30:00'), variant: 'success' }],
};

const suggestions = [{ value: 'Open tickets' }];

export default function SavedPrompts() {
  const [conversations, setConversations] = React.useState<Conversation[]>([yesterday]);
  const count = conversations.flatMap(({ prompts }) => prompts).length;
  return (
    <div>
      <output>{`Prompts: ${count}`}</output>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          label="Tickets with saved prompts"
          rows={tickets}
          columns={columns}
          showToolbar
          // #region preview
          aiAssistant
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          // #endregion preview
          aiAssistantSuggestions={suggestions}
          onPrompt={(prompt) => askService(prompt)}
          hideFooter
        />
      </Box>
    </div>
  );
}
