import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  createRowSelectionManager,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'priority', headerName: 'Priority', width: 90 },
];

const noSelection: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function BulkActions() {
  const [rows, setRows] = React.useState(tickets);
  const [model, setModel] = React.useState(noSelection);
  // #region preview
  const selection = createRowSelectionManager(model);
  const count = rows.filter(({ id }) => selection.has(id)).length;

  const deleteSelected = () => {
    setRows((current) => current.filter(({ id }) => !selection.has(id)));
    setModel(noSelection);
  };
  // #endregion preview
  return (
    <Stack spacing={2}>
      <Button
        size="small"
        variant="contained"
        disabled={count === 0}
        onClick={deleteSelected}
        sx={{ alignSelf: 'flex-start' }}
      >
        <span>{`Delete ${count}`}</span>
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Tickets to delete"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
