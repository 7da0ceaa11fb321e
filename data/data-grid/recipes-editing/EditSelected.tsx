import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { rooms, tasks, type Room, type Task } from './data';

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 120 },
  { field: 'room', headerName: 'Room', width: 110 },
];

export default function EditSelected() {
  const [rows, setRows] = React.useState(tasks);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  // #region preview
  const isSelected = ({ id }: Task) => selection.ids.has(id) === (selection.type === 'include');
  const setRoom = (room: Room) =>
    setRows((current) => current.map((task) => (isSelected(task) ? { ...task, room } : task)));
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} role="group" aria-label="Room of the selected tasks">
        {rooms.map((room) => (
          <Button
            key={room}
            size="small"
            variant="outlined"
            disabled={!rows.some(isSelected)}
            onClick={() => setRoom(room)}
          >
            {room}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Tasks changed together"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
