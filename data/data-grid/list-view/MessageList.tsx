import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [{ field: 'from' }, { field: 'subject' }, { field: 'sent' }];

const listViewColumn: GridListViewColDef<Message> = {
  field: 'list',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap>{row.subject}</Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {row.from}
      </Typography>
    </Box>
  ),
};

export default function MessageList() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGridPro
        label="Messages"
        rows={messages}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        hideFooter
      />
    </Box>
  );
}
