import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { sales, type StoreSales } from './data';

const columns: GridColDef<StoreSales>[] = [
  { field: 'january', headerName: 'January', type: 'number', width: 180 },
  { field: 'february', headerName: 'February', type: 'number', width: 180 },
  { field: 'march', headerName: 'March', type: 'number', width: 180 },
  { field: 'april', headerName: 'April', type: 'number', width: 180 },
  { field: 'total', headerName: 'Total', type: 'number', width: 80 },
  { field: 'store', headerName: 'Store', width: 120 },
];

export default function PinnedColumns() {
  return (
    <Box sx={{ height: 284 }}>
      <DataGridPro
        label="Sales of stores"
        rows={sales}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['store'], right: ['total'] } }}
        hideFooter
      />
    </Box>
  );
}
