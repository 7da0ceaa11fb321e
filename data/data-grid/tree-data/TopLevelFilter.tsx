import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [{ field: 'city', headerName: 'City', flex: 1, minWidth: 90 }];

const initialState: DataGridProProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'city', operator: 'equals', value: 'Oslo' }] } },
};

const getTreeDataPath: DataGridProProps<Employee>['getTreeDataPath'] = (row) => row.path;

const groupingColDef = { headerName: 'Name', width: 190 };

export default function TopLevelFilter() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPro
        label="Teams of managers in Oslo"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        disableChildrenFiltering
        rows={employees}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
