import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { tasks } from './data';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 120 },
  { field: 'phase', headerName: 'Phase', width: 90 },
];

export default function KeyboardMoves() {
  const [rows, setRows] = React.useState(tasks);
  // #region preview
  const handleKeyDown: DataGridProProps['onCellKeyDown'] = ({ id }, event) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      event.defaultMuiPrevented = true;
      const index = rows.findIndex((row) => row.id === id);
      const next = [...rows];
      next.splice(Math.max(index + (event.key === 'ArrowUp' ? -1 : 1), 0), 0, ...next.splice(index, 1));
      setRows(next);
    }
  };
  // #endregion preview
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro
        label="Tasks that move with keys"
        rows={rows}
        columns={columns}
        rowReordering
        onCellKeyDown={handleKeyDown}
        hideFooter
      />
    </Box>
  );
}
