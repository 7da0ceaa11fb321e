import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
];

export default function EditKeys() {
  const [mode, setMode] = React.useState<'cell' | 'row'>('cell');
  const [start, setStart] = React.useState('none');
  const [stop, setStop] = React.useState('none');
  const [saved, setSaved] = React.useState('none');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Edit mode"
        value={mode}
        onChange={(_event, value: 'cell' | 'row' | null) => setMode(value ?? mode)}
      >
        <ToggleButton value="cell">Cell editing</ToggleButton>
        <ToggleButton value="row">Row editing</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 266 }}>
        <DataGrid
          key={mode}
          label="Parts with a log of editing"
          rows={parts}
          columns={columns}
          editMode={mode}
          // #region preview
          onCellEditStart={({ reason }) => setStart(`${reason}`)}
          onRowEditStart={({ reason }) => setStart(`${reason}`)}
          onCellEditStop={({ reason }) => setStop(`${reason}`)}
          onRowEditStop={({ reason }) => setStop(`${reason}`)}
          // #endregion preview
          processRowUpdate={(part) => {
            setSaved(`${part.name}, ${part.stock}`);
            return part;
          }}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Start: ${start} · Stop: ${stop} · Saved: ${saved}`}
      </Typography>
    </Stack>
  );
}
