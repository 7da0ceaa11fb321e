import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lessons, type Lesson } from './data';

const columns: GridColDef<Lesson>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'day', headerName: 'Day', width: 100 },
  // #region preview
  {
    field: 'room',
    headerName: 'Room',
    width: 80,
    rowSpanValueGetter: (value, row) => `${row.day} ${value}`,
  },
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 90, rowSpanValueGetter: () => null },
  // #endregion preview
];

export default function DaySpans() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Lessons with rooms that are merged within a day"
        rows={lessons}
        columns={columns}
        rowSpanning
        hideFooter
      />
    </Box>
  );
}
