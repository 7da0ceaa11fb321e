import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tasks } from './data';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 120 },
  { field: 'phase', headerName: 'Phase', width: 90 },
];

export default function DraggedTasks() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro label="Tasks" rows={tasks} columns={columns} rowReordering hideFooter />
    </Box>
  );
}
