import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from './data';

// #region preview
const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', width: 120 },
  { field: 'note', headerName: 'Note', type: 'longText', flex: 1, minWidth: 150, editable: true },
];
// #endregion preview

export default function LongNotes() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Tasks with notes" rows={tasks} columns={columns} hideFooter />
    </Box>
  );
}
