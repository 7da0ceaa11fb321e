import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridSlotProps } from '@mui/x-data-grid';
import { columns } from './columns';
import { rooms } from './data';

// #region preview
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    onNoteChange?: (note: string) => void;
  }
}

function FooterWithNote({ onNoteChange }: GridSlotProps['footer']) {
  return <TextField label="Note" onChange={(event) => onNoteChange?.(event.target.value)} sx={{ m: 1 }} />;
}
// #endregion preview

export default function NoteFooter() {
  const [note, setNote] = React.useState('');
  return (
    <div>
      <Typography variant="body2">{`Note: ${note}`}</Typography>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Rooms with a note"
          rows={rooms}
          columns={columns}
          slots={{ footer: FooterWithNote }}
          slotProps={{ footer: { onNoteChange: setNote } }}
        />
      </Box>
    </div>
  );
}
