import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from './data';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 120, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
];

const originals = new Map(tasks.map((task) => [task.id, task]));

export default function EditedCells() {
  const [rows, setRows] = React.useState(tasks);
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Tasks with marked edits"
        rows={rows}
        columns={columns}
        processRowUpdate={(task) => {
          setRows((current) => current.map((row) => (row.id === task.id ? task : row)));
          return task;
        }}
        // #region preview
        getCellClassName={({ row, field }) => {
          const original: Task | undefined = originals.get(row.id);
          return row[field] === original?.[field as keyof Task] ? '' : 'edited';
        }}
        sx={{ '& .edited': { fontWeight: 'bold', bgcolor: 'action.selected' } }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
