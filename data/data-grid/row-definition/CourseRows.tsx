import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 71, title: 'Watercolor', seats: 12, room: 'Studio 2' },
  { id: 72, title: 'Life drawing', seats: 10, room: 'Studio 1' },
  { id: 73, title: 'Screen printing', seats: 6, room: 'Workshop' },
  { id: 74, title: 'Pottery', seats: 8, room: 'Workshop' },
];

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

export default function CourseRows() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid label="Courses" rows={rows} columns={columns} />
    </Box>
  );
}
