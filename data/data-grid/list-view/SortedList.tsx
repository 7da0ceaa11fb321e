import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'subject' },
  { field: 'from' },
  { field: 'sent', type: 'dateTime' },
];

const listViewColumn: GridListViewColDef<Message> = {
  field: 'list',
  renderCell: ({ row }) => `${row.from}: ${row.subject}`,
};

export default function SortedList() {
  const [field, setField] = React.useState<'sent' | 'from'>('sent');
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sort by"
        value={field}
        onChange={(_event, value: 'sent' | 'from' | null) => setField(value ?? field)}
      >
        <ToggleButton value="sent">Oldest</ToggleButton>
        <ToggleButton value="from">Sender</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320, width: '100%' }}>
        {/* #region preview */}
        <DataGridPro
          label="Sorted messages"
          rows={messages}
          columns={columns}
          listView
          listViewColumn={listViewColumn}
          sortModel={[{ field, sort: 'asc' }]}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
