import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, GridFooterContainer, type GridSlotProps } from '@mui/x-data-grid';
import { columns } from './columns';
import { rooms } from './data';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    onNoteChange?: (note: string) => void;
  }
}

function NoteFooter({ onNoteChange }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer sx={{ p: 1 }}>
      <TextField
        size="small"
        label="Note"
        onChange={(event) => onNoteChange?.(event.target.value)}
        fullWidth
      />
    </GridFooterContainer>
  );
}

export default function LostFocus() {
  const [note, setNote] = React.useState('');
  const [isInside, setIsInside] = React.useState(true);

  // Wrong: each render of LostFocus creates a new component.
  // oxlint-disable-next-line react/no-unstable-nested-components
  const InsideFooter = (props: GridSlotProps['footer']) => <NoteFooter {...props} />;

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isInside} onChange={(_event, checked) => setIsInside(checked)} />}
        label="Footer defined inside the component"
      />
      <Typography variant="body2">{`Note: ${note}`}</Typography>
      <Box sx={{ height: 280 }}>
        <DataGrid
          label="Rooms with a note"
          rows={rooms}
          columns={columns}
          slots={{ footer: isInside ? InsideFooter : NoteFooter }}
          slotProps={{ footer: { onNoteChange: setNote } }}
        />
      </Box>
    </div>
  );
}
