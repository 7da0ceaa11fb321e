import Box from '@mui/material/Box';
import { DataGrid, GridCellEditStopReasons, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from './data';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 120, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
];

const { enterKeyDown, escapeKeyDown } = GridCellEditStopReasons;

export default function EnterSaves() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        apiRef={apiRef}
        label="Tasks saved with Enter"
        rows={tasks}
        columns={columns}
        // #region preview
        onCellEditStop={({ id, field, reason }, event) => {
          if (reason !== enterKeyDown && reason !== escapeKeyDown) {
            event.defaultMuiPrevented = true;
            apiRef.current?.stopCellEditMode({ id, field, ignoreModifications: true });
          }
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
