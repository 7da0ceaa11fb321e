import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Invoice', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
];

const rows = [
  { id: 1, number: '2026-041', customer: 'Harbour Books', amount: 1840 },
  { id: 2, number: '2026-042', customer: 'Mill Bakery', amount: 265 },
  { id: 3, number: '2026-043', customer: 'Riverside Clinic', amount: 7120 },
  { id: 4, number: '2026-044', customer: 'Old Town Museum', amount: 990 },
];

export default function SelectedInvoices() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([3]),
  });

  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] },
        }}
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
      />
    </Box>
  );
}
