import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { courses, type Course } from './data';

const columns: GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 90 },
];

const getRowClassName: DataGridProps<Course>['getRowClassName'] = ({ row, indexRelativeToCurrentPage }) =>
  [row.booked >= row.seats && 'course-full', indexRelativeToCurrentPage % 2 === 1 && 'course-odd']
    .filter(Boolean)
    .join(' ');

export default function ColoredRows() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="Full courses"
        rows={courses}
        columns={columns}
        getRowClassName={getRowClassName}
        hideFooter
        sx={{
          '& .course-odd': { bgcolor: 'action.hover' },
          '& .course-full': { fontWeight: 'bold', bgcolor: 'rgba(244, 67, 54, 0.2)' },
        }}
      />
    </Box>
  );
}
