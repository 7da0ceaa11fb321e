import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'priority', headerName: 'Priority', width: 90 },
];

export default function KeptSelection() {
  const [isKept, setIsKept] = React.useState(false);
  const [model, setModel] = React.useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isKept} onChange={(event) => setIsKept(event.target.checked)} />}
        label="keepNonExistentRowsSelected"
      />
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Tickets to search"
          rows={tickets}
          columns={columns}
          checkboxSelection
          keepNonExistentRowsSelected={isKept}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          showToolbar
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Selected: ${[...model.ids].join(', ') || 'none'}`}
      </Typography>
    </Stack>
  );
}
