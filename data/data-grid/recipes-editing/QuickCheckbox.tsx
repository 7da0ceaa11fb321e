import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from './data';

export default function QuickCheckbox() {
  const [rows, setRows] = React.useState(tasks);
  const columns = React.useMemo<GridColDef<Task, boolean>[]>(
    () => [
      { field: 'title', headerName: 'Task', flex: 1, minWidth: 120 },
      {
        field: 'isDone',
        headerName: 'Done',
        type: 'boolean',
        width: 80,
        // #region preview
        renderCell: ({ id, row, value, tabIndex }) => (
          <Checkbox
            checked={value}
            onChange={(_event, isDone) =>
              setRows((current) => current.map((task) => (task.id === id ? { ...task, isDone } : task)))
            }
            // #endregion preview
            slotProps={{
              input: {
                tabIndex,
                'aria-label': `${row.title} is done`,
                // The grid would move focus with Space.
                onKeyDown: (event) => event.key === ' ' && event.stopPropagation(),
              },
            }}
          />
        ),
      },
    ],
    [],
  );
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Tasks to check off"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
