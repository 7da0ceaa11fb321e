import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { messages, type Message } from './data';

const columns: GridColDef<Message>[] = [{ field: 'subject' }, { field: 'from' }];

export default function EditedList() {
  const [rows, setRows] = React.useState(messages);
  const [edited, setEdited] = React.useState<Message | null>(null);
  // #region preview
  const listViewColumn = React.useMemo<GridListViewColDef<Message>>(
    () => ({
      field: 'list',
      renderCell: ({ row }) => (
        <Button aria-label={`Edit ${row.subject}`} onClick={() => setEdited(row)}>
          <span>{row.subject}</span>
        </Button>
      ),
    }),
    [],
  );
  // #endregion preview
  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const subject = String(new FormData(event.currentTarget).get('subject'));
    setRows(rows.map((row) => (row.id === edited?.id ? { ...row, subject } : row)));
    setEdited(null);
  };
  return (
    <Box sx={{ height: 320 }}>
      <DataGridPro
        label="Messages with editable subjects"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        hideFooter
      />
      <Dialog open={edited !== null} onClose={() => setEdited(null)} aria-labelledby="edited-title">
        <DialogTitle id="edited-title">Edit message</DialogTitle>
        <Stack component="form" onSubmit={handleSubmit} spacing={1} sx={{ p: 3, pt: 1 }}>
          <TextField name="subject" label="Subject" defaultValue={edited?.subject} />
          <Button type="submit">Save</Button>
        </Stack>
      </Dialog>
    </Box>
  );
}
