import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import EditIcon from '@mui/icons-material/Edit';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { tasks, type Task } from './data';

export default function EditDialog() {
  const [rows, setRows] = React.useState(tasks);
  const [edited, setEdited] = React.useState<Task | null>(null);
  const columns = React.useMemo<GridColDef<Task>[]>(
    () => [
      { field: 'title', headerName: 'Task', flex: 1, minWidth: 120 },
      { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Edit',
        width: 60,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<EditIcon />}
              label={`Edit ${params.row.title}`}
              onClick={() => setEdited(params.row)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );
  // #region preview
  const save = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const changes = { title: String(form.get('title')), hours: Number(form.get('hours')) };
    setRows((current) => current.map((task) => (task.id === edited?.id ? { ...task, ...changes } : task)));
    setEdited(null);
  };
  // #endregion preview
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Tasks edited in a dialog" rows={rows} columns={columns} hideFooter />
      <Dialog open={edited !== null} onClose={() => setEdited(null)} aria-labelledby="edit-task">
        <form onSubmit={save}>
          <DialogTitle id="edit-task">Edit task</DialogTitle>
          <DialogContent>
            <TextField
              label="Task"
              name="title"
              defaultValue={edited?.title}
              required
              margin="dense"
              fullWidth
            />
            <TextField
              label="Hours"
              name="hours"
              type="number"
              defaultValue={edited?.hours}
              required
              margin="dense"
              fullWidth
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setEdited(null)}>Cancel</Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </Dialog>
    </Box>
  );
}
