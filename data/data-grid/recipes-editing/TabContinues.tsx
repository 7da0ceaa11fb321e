import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStopReasons,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { tasks, type Task } from './data';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 110, editable: true },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80, editable: true },
];

const fields = columns.filter(({ editable }) => editable).map(({ field }) => field);

const { tabKeyDown, shiftTabKeyDown } = GridCellEditStopReasons;

export default function TabContinues() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        apiRef={apiRef}
        label="Tasks edited with Tab"
        rows={tasks}
        columns={columns}
        onCellEditStop={({ id, field, reason }, event) => {
          if (reason === tabKeyDown || reason === shiftTabKeyDown) {
            const ids = gridExpandedSortedRowIdsSelector(apiRef);
            const cells = ids.flatMap((rowId) => fields.map((name) => ({ id: rowId, field: name })));
            const index = cells.findIndex((cell) => cell.id === id && cell.field === field);
            // #region preview
            const next = cells[index + (reason === tabKeyDown ? 1 : -1)];
            if (next) {
              event.defaultMuiPrevented = true;
              apiRef.current?.stopCellEditMode({ id, field });
              apiRef.current?.startCellEditMode(next);
            }
            // #endregion preview
          }
        }}
        hideFooter
      />
    </Box>
  );
}
