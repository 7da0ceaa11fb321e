import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: '9:00', monday: 'Math', tuesday: 'Art', friday: 'Music' },
  { id: '10:00', monday: 'Math', tuesday: 'Art', friday: 'Sports' },
  { id: '11:00', monday: 'Biology', tuesday: 'Math', friday: 'Sports' },
  { id: '12:00', monday: 'Lunch', tuesday: 'Lunch', friday: 'Lunch' },
  { id: '13:00', monday: 'Biology', tuesday: 'History', friday: 'Math' },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Time', width: 70 },
  // #region preview
  {
    field: 'monday',
    headerName: 'Monday',
    flex: 1,
    minWidth: 80,
    colSpan: (value) => (value === 'Lunch' ? 3 : 1),
  },
  { field: 'tuesday', headerName: 'Tuesday', flex: 1, minWidth: 80 },
  { field: 'friday', headerName: 'Friday', flex: 1, minWidth: 80 },
  // #endregion preview
];

export default function SchoolWeek() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Week of a class"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
