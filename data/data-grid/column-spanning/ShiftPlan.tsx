import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'Monday', morning: 'Ines', noon: 'Ines', evening: 'Paul' },
  { id: 'Tuesday', morning: 'Omar', noon: 'Paul', evening: 'Ines' },
  { id: 'Wednesday', morning: 'Paul', noon: 'Paul', evening: 'Omar' },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Day', width: 100 },
  {
    field: 'morning',
    headerName: 'Morning',
    flex: 1,
    minWidth: 75,
    colSpan: (_, row) => (row.morning === row.noon ? 2 : 1),
  },
  { field: 'noon', headerName: 'Noon', flex: 1, minWidth: 75 },
  { field: 'evening', headerName: 'Evening', flex: 1, minWidth: 75 },
];

export default function ShiftPlan() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid label="Shifts" rows={rows} columns={columns} showCellVerticalBorder hideFooter />
    </Box>
  );
}
