import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef, type GridRowId } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
];

export default function CopyButton() {
  const apiRef = useGridApiRef();

  // #region preview
  const copyCells = () => {
    const lines = new Map<GridRowId, unknown[]>();
    for (const { id, field } of apiRef.current!.getSelectedCellsAsArray()) {
      const { formattedValue } = apiRef.current!.getCellParams(id, field);
      lines.set(id, [...(lines.get(id) ?? []), formattedValue]);
    }
    const text = [...lines.values()].map((line) => line.join('\t')).join('\n');
    void navigator.clipboard.writeText(text);
  };
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button size="small" variant="outlined" onClick={copyCells}>
        Copy selected cells
      </Button>
      <Box sx={{ height: 284, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Orders to copy with a button"
          rows={orders}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Stack component="label" sx={{ width: '100%' }}>
        Paste copied cells
        <textarea rows={2} />
      </Stack>
    </Stack>
  );
}
