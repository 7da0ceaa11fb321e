import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 90 },
  { field: 'city', headerName: 'City', width: 90 },
];

const getTreeDataPath: DataGridProProps<Employee>['getTreeDataPath'] = (row) => row.path;

export default function StaffTree() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPro
        label="Employees below their managers"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={employees}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
