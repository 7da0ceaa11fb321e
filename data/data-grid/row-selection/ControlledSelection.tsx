import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

const none: GridRowSelectionModel = { type: 'include', ids: new Set() };
const urgent: GridRowSelectionModel = { type: 'include', ids: new Set([102, 104]) };

export default function ControlledSelection() {
  const [model, setModel] = React.useState(none);
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="contained" onClick={() => setModel(urgent)}>
          Select urgent tickets
        </Button>
        <Button size="small" onClick={() => setModel(none)}>
          Clear selection
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        {/* #region preview */}
        <DataGrid
          label="Tickets with a controlled selection"
          rows={tickets}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
