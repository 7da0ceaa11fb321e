import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowIdGetter } from '@mui/x-data-grid';

interface OrderLine {
  order: string;
  line: number;
  article: string;
}

const rows: OrderLine[] = [
  { order: 'A-17', line: 1, article: 'Easel' },
  { order: 'A-17', line: 2, article: 'Brush set' },
  { order: 'A-18', line: 1, article: 'Easel' },
  { order: 'A-18', line: 2, article: 'Sketchbook' },
];

const columns: GridColDef<OrderLine>[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  { field: 'line', headerName: 'Line', type: 'number', width: 70 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
];

// #region preview
const getRowId: GridRowIdGetter<OrderLine> = (row) => `${row.order}/${row.line}`;

export default function OrderLines() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid label="Order lines" rows={rows} columns={columns} getRowId={getRowId} hideFooter />
    </Box>
  );
}
// #endregion preview
