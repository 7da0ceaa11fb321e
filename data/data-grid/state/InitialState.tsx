import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 90 },
];

export default function InitialState() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Invoices"
        rows={invoices}
        columns={columns}
        // #region preview
        initialState={{
          sorting: { sortModel: [{ field: 'amount', sort: 'desc' }] },
          columns: { columnVisibilityModel: { country: false } },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
