import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { ColorModes } from './ColorModes';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
];

const rows = [
  { id: 41, customer: 'Harbour Books', amount: 1840 },
  { id: 42, customer: 'Mill Bakery', amount: 265 },
  { id: 43, customer: 'Riverside Clinic', amount: 7120 },
];

const initialState = { sorting: { sortModel: [{ field: 'amount', sort: 'desc' as const }] } };

const firstSelection: GridRowSelectionModel = { type: 'include', ids: new Set([43]) };

export default function GridColors() {
  const [selected, setSelected] = React.useState(firstSelection);
  return (
    <ColorModes>
      {(mode) => (
        <Box sx={{ height: 216 }}>
          <DataGrid
            label={`Invoices in ${mode} mode`}
            rows={rows}
            columns={columns}
            initialState={initialState}
            rowSelectionModel={selected}
            onRowSelectionModelChange={setSelected}
            hideFooter
          />
        </Box>
      )}
    </ColorModes>
  );
}
