import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 100, editable: true },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 110, editable: true },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 80, editable: true },
];

export default function EditLog() {
  const [log, setLog] = React.useState<string[]>(['No edits']);
  const add = (line: string) => setLog((lines) => [...lines, line].slice(-3));
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Plants with a log"
          rows={plants}
          columns={columns}
          // #region preview
          onCellEditStart={({ field, value, reason }) => add(`Start: ${field} ${value}, ${reason}`)}
          onCellEditStop={({ field, value, reason }) => add(`Stop: ${field} ${value}, ${reason}`)}
          processRowUpdate={(plant, previous) => {
            add(`Save: height ${previous.height} to ${plant.height}`);
            return plant;
          }}
          // #endregion preview
          hideFooter
        />
      </Box>
      <Box component="ol" aria-label="Log" sx={{ m: 0, minHeight: 78, fontSize: 14, lineHeight: '26px' }}>
        {log.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </Box>
    </Stack>
  );
}
