import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90, editable: true },
];

export default function CutCells() {
  const apiRef = useGridApiRef();

  const cutCells: DataGridPremiumProps['onCellKeyDown'] = (params, event) => {
    const api = apiRef.current!;
    if (event.key !== 'x' || !(event.ctrlKey || event.metaKey) || params.cellMode === 'edit') {
      return;
    }
    // #region preview
    const selected = api.getSelectedCellsAsArray();
    const cells = selected.length > 0 ? selected : [params];
    const lines = new Map<GridRowId, unknown[]>();
    for (const { id, field } of cells) {
      lines.set(id, [...(lines.get(id) ?? []), api.getCellParams(id, field).formattedValue]);
    }
    const text = [...lines.values()].map((line) => line.join('\t')).join('\n');
    void navigator.clipboard.writeText(text);
    const editable = cells.filter(({ id, field }) => api.isCellEditable(api.getCellParams(id, field)));
    api.updateRows(editable.map(({ id, field }) => ({ id, [field]: null })));
    // #endregion preview
  };

  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Orders to cut"
        rows={orders}
        columns={columns}
        cellSelection
        onCellKeyDown={cutCells}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
