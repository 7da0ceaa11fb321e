import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 80 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function SelectedRows() {
  const [model, setModel] = React.useState(nothing);
  const selected = invoices.filter((row) => model.ids.has(row.id) === (model.type === 'include'));
  const sum = selected.reduce((total, row) => total + row.amount, 0);
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <Typography component="output" variant="body2">
          {`${selected.length} selected, €${sum.toFixed(2)}`}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          disabled={selected.length === 0}
          onClick={() => setModel(nothing)}
        >
          Clear
        </Button>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGrid
          label="Invoices to select"
          rows={invoices}
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
