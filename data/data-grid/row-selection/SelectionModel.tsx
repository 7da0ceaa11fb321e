import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  createRowSelectionManager,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

export default function SelectionModel() {
  const [isOff, setIsOff] = React.useState(false);
  const [model, setModel] = React.useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  const manager = createRowSelectionManager(model);
  const selected = tickets.filter(({ id }) => manager.has(id));
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isOff} onChange={(event) => setIsOff(event.target.checked)} />}
        label="disableRowSelectionExcludeModel"
        slotProps={{ typography: { sx: { overflowWrap: 'anywhere' } } }}
      />
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Tickets and their selection model"
          rows={tickets}
          columns={columns}
          checkboxSelection
          disableRowSelectionExcludeModel={isOff}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
      <Typography variant="body2" sx={{ minHeight: 60 }}>
        {`${model.type}: ${[...model.ids].join(', ') || 'no ids'}. Selected: ${selected.map(({ id }) => id).join(', ') || 'none'}.`}
      </Typography>
    </Stack>
  );
}
