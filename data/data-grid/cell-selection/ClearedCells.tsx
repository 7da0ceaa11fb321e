import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { budgets, type Budget } from './data';

const columns: GridColDef<Budget>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 110 },
  { field: 'q1', headerName: 'Q1', type: 'number', width: 64, editable: true },
  { field: 'q2', headerName: 'Q2', type: 'number', width: 64, editable: true },
  { field: 'q3', headerName: 'Q3', type: 'number', width: 64, editable: true },
  { field: 'q4', headerName: 'Q4', type: 'number', width: 64, editable: true },
];

export default function ClearedCells() {
  const apiRef = useGridApiRef();

  // #region preview
  const clearCells: DataGridPremiumProps['onCellKeyDown'] = ({ cellMode }, event) => {
    const api = apiRef.current!;
    const cells = api.getSelectedCellsAsArray();
    if (event.key === 'Delete' && cellMode === 'view' && cells.length > 1) {
      event.defaultMuiPrevented = true; // does not open an editor
      const editable = cells.filter(({ id, field }) => api.isCellEditable(api.getCellParams(id, field)));
      api.updateRows(editable.map(({ id, field }) => ({ id, [field]: null })));
    }
  };
  // #endregion preview

  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Budgets to clear"
        rows={budgets}
        columns={columns}
        cellSelection
        onCellKeyDown={clearCells}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
