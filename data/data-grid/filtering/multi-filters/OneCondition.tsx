import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { laptops, type Laptop } from './data';

const columns: GridColDef<Laptop>[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

export default function OneCondition() {
  return (
    <Box sx={{ height: 422 }}>
      {/* #region preview */}
      <DataGridPro
        label="Laptops with one condition"
        rows={laptops}
        columns={columns}
        disableMultipleColumnsFiltering
        showToolbar
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
