import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { sales, type StoreSales } from './data';

const columns: GridColDef<StoreSales>[] = [
  // #region preview
  { field: 'store', headerName: 'Store', width: 120, pinnable: false },
  { field: 'january', headerName: 'January', type: 'number', width: 200 },
  { field: 'february', headerName: 'February', type: 'number', width: 200 },
  // #endregion preview
  { field: 'march', headerName: 'March', type: 'number', width: 200 },
];

export default function LockedPins() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPro
        label="Sales with a column that cannot be unpinned"
        rows={sales}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['store'] } }}
        hideFooter
      />
    </Box>
  );
}
