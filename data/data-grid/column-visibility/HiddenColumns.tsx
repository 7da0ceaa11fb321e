import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120, hideable: false },
  { field: 'role', headerName: 'Role', width: 110 },
  { field: 'phone', headerName: 'Phone', width: 150 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
];

export default function HiddenColumns() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Employees without phone and salary"
        rows={employees}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { phone: false, salary: false } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
