import * as React from 'react';
import Box from '@mui/material/Box';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Task {
  id: number;
  title: string;
}

const TasksContext = React.createContext<React.Dispatch<React.SetStateAction<Task[]>>>(() => {});

function TaskActions(params: GridRenderCellParams<Task>) {
  const setTasks = React.useContext(TasksContext);
  const remove = () => setTasks((tasks) => tasks.filter((task) => task.id !== params.id));
  const duplicate = () =>
    setTasks((tasks) => [...tasks, { ...params.row, id: Math.max(...tasks.map((task) => task.id)) + 1 }]);
  // #region preview
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<ContentCopyIcon />} label="Duplicate" onClick={duplicate} />
      <GridActionsCellItem icon={<DeleteIcon />} label="Delete" onClick={remove} showInMenu />
    </GridActionsCell>
  );
  // #endregion preview
}

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 160 },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    renderCell: (params) => <TaskActions {...params} />,
  },
];

export default function RowActions() {
  const [tasks, setTasks] = React.useState<Task[]>([
    { id: 1, title: 'Count stock' },
    { id: 2, title: 'Order labels' },
    { id: 3, title: 'Repair scale' },
  ]);
  return (
    <TasksContext.Provider value={setTasks}>
      <Box sx={{ height: 284 }}>
        <DataGrid label="Tasks" rows={tasks} columns={columns} hideFooter />
      </Box>
    </TasksContext.Provider>
  );
}
