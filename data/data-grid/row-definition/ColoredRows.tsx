import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { courses, type Course } from './data';

const columns: GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 90 },
];

export default function ColoredRows() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Full courses"
        rows={courses}
        columns={columns}
        // #region preview
        getRowClassName={({ row }) => (row.booked >= row.seats ? 'course-full' : '')}
        sx={{
          '& .course-full': { fontWeight: 'bold', bgcolor: 'rgba(244, 67, 54, 0.2)' },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
