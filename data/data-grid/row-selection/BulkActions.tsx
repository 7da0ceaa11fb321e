import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'priority', headerName: 'Priority', width: 90 },
];

const noSelection: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function BulkActions() {
  const [rows, setRows] = React.useState(tickets);
  const [model, setModel] = React.useState(noSelection);
  const isSelected = ({ id }: Ticket) => model.ids.has(id) === (model.type === 'include');
  const count = rows.filter(isSelected).length;

  const removeSelected = () => {
    setRows(rows.filter((row) => !isSelected(row)));
    setModel(noSelection);
  };
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="contained" disabled={count === 0} onClick={removeSelected}>
          <span>{`Delete ${count}`}</span>
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => setModel(noSelection)}>
          Clear selection
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Tickets to delete"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
