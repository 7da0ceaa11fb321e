import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lessons } from './data';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'day', headerName: 'Day', width: 100 },
  { field: 'room', headerName: 'Room', width: 80 },
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 90 },
];

export default function MergedLessons() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid label="Lessons" rows={lessons} columns={columns} rowSpanning hideFooter />
    </Box>
  );
}
