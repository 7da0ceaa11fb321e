import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';
import { rooms, type Room } from './data';

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'isFree', headerName: 'Free', type: 'boolean', width: 80 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

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
