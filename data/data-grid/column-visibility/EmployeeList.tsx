import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', width: 110 },
  { field: 'office', headerName: 'Office', width: 90 },
];

export default function EmployeeList() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid label="Employees" rows={employees} columns={columns} showToolbar hideFooter />
    </Box>
  );
}
