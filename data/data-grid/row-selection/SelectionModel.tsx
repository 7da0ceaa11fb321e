import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

export default function SelectionModel() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 318 }}>
        <DataGrid
          label="Tickets and their selection model"
          rows={tickets}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
      {/* #region preview */}
      <Typography component="output" variant="body2">
        {`type: ${model.type}, ids: ${[...model.ids].join(', ') || 'none'}`}
      </Typography>
      {/* #endregion preview */}
    </Stack>
  );
}
