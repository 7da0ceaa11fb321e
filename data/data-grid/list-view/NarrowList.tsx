import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'from', headerName: 'From', width: 140 },
];

const listViewColumn: GridListViewColDef<Message> = {
  field: 'list',
  renderCell: ({ row }) => `${row.subject}, ${row.from}`,
};

export default function NarrowList() {
  const [phone, setPhone] = React.useState(false);
  const [isNarrow, setIsNarrow] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={phone} onChange={(_, checked) => setPhone(checked)} />}
        label="Width of a small phone"
      />
      <Box sx={{ height: 320, maxWidth: phone ? 280 : undefined }}>
        <DataGridPro
          label="Messages in columns or in a list"
          rows={messages}
          columns={columns}
          // #region preview
          listView={isNarrow}
          listViewColumn={listViewColumn}
          onResize={({ width }) => setIsNarrow(width < 300)}
          // #endregion preview
          hideFooter
        />
      </Box>
    </Stack>
  );
}
