import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  { field: 'score', headerName: 'Score', type: 'number', width: 100 },
];

export default function TotalRow() {
  return (
    <Box sx={{ height: 318 }}>
      {/* #region preview */}
      <DataGridPremium
        label="Sales with a total row"
        rows={sales}
        columns={columns}
        initialState={{ aggregation: { model: { units: 'sum' } } }}
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
