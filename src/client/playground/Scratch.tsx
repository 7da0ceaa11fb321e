import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1 },
  { field: 'owner', headerName: 'Owner', width: 140 },
];

const rows = [
  { id: 1, task: 'Reproduce the issue', owner: 'You' },
  { id: 2, task: 'Try a fix', owner: 'You' },
];

/** A place to try things: change this file as you like, and leave it out of your commit. */
export default function Scratch() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid aria-label="Tasks" columns={columns} rows={rows} />
    </div>
  );
}
