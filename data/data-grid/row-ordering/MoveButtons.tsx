import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { DataGridPro, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import { tasks, type Task } from './data';

export default function MoveButtons() {
  const [rows, setRows] = React.useState(tasks);
  // #region preview
  const moveRow = React.useCallback((row: Task, step: number) => {
    setRows((previous) => {
      const index = previous.indexOf(row);
      const next = previous.filter((other) => other !== row);
      next.splice(Math.max(index + step, 0), 0, row);
      return next;
    });
  }, []);
  // #endregion preview
  const columns = React.useMemo<GridColDef<Task>[]>(
    () => [
      { field: 'task', headerName: 'Task', flex: 1, minWidth: 120 },
      {
        field: 'actions',
        headerName: 'Move',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<ArrowUpwardIcon />}
              label={`Move ${params.row.task} up`}
              onClick={() => moveRow(params.row, -1)}
            />
            <GridActionsCellItem
              icon={<ArrowDownwardIcon />}
              label={`Move ${params.row.task} down`}
              onClick={() => moveRow(params.row, 1)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [moveRow],
  );
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro
        label="Tasks that move with buttons"
        rows={rows}
        columns={columns}
        rowReordering
        hideFooter
      />
    </Box>
  );
}
