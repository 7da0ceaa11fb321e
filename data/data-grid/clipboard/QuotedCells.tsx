import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

// #region preview
function splitQuotedCells(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|$)`, 'g');
  for (const [, quoted, plain = '', end] of text.replace(/\r?\n$/, '').matchAll(cell)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== delimiter) rows.push([]);
  }
  return rows;
}
// #endregion preview

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90, editable: true },
];

export default function QuotedCells() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGridPremium
        label="Orders with line breaks"
        rows={orders}
        columns={columns}
        splitClipboardPastedText={splitQuotedCells}
        getRowHeight={() => 'auto'}
        sx={{ '& .MuiDataGrid-cell': { whiteSpace: 'pre-wrap', py: 1.5 } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
