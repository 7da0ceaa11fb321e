import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowEditStopReasons, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 100, editable: true },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 110, editable: true },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 80, editable: true },
];

export default function RowGuard() {
  const [message, setMessage] = React.useState('Edit a row.');
  return (
    <Stack spacing={1}>
      <Alert severity="info">
        <span>{message}</span>
      </Alert>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Plants edited by row"
          rows={plants}
          columns={columns}
          editMode="row"
          // #region preview
          onRowEditStart={({ row }) => setMessage(`Editing ${row.name}: Enter saves, Escape discards.`)}
          onRowEditStop={({ row, reason }, event) => {
            if (reason === GridRowEditStopReasons.rowFocusOut) {
              event.defaultMuiPrevented = true;
              setMessage(`Save or discard ${row.name} first.`);
            } else {
              setMessage('Edit a row.');
            }
          }}
          // #endregion preview
          hideFooter
        />
      </Box>
    </Stack>
  );
}
