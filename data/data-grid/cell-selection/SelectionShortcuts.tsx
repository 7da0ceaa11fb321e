import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridVisibleColumnFieldsSelector,
  gridVisibleRowsSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { budgets, type Budget } from './data';

const columns: GridColDef<Budget>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 110 },
  { field: 'q1', headerName: 'Q1', type: 'number', width: 64 },
  { field: 'q2', headerName: 'Q2', type: 'number', width: 64 },
  { field: 'q3', headerName: 'Q3', type: 'number', width: 64 },
  { field: 'q4', headerName: 'Q4', type: 'number', width: 64 },
];

export default function SelectionShortcuts() {
  const apiRef = useGridApiRef();

  const addShortcuts: DataGridPremiumProps['onCellKeyDown'] = (_params, event) => {
    // #region preview
    if (event.key === 'Escape') {
      apiRef.current!.setCellSelectionModel({});
    }
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.defaultMuiPrevented = true; // does not select rows
      const { rows } = gridVisibleRowsSelector(apiRef);
      const fields = gridVisibleColumnFieldsSelector(apiRef);
      const end = { id: rows.at(-1)!.id, field: fields.at(-1)! };
      apiRef.current!.selectCellRange({ id: rows[0]!.id, field: fields[0]! }, end);
    }
    // #endregion preview
  };

  return (
    <Box sx={{ height: 284 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Budgets with shortcuts"
        rows={budgets}
        columns={columns}
        cellSelection
        onCellKeyDown={addShortcuts}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
