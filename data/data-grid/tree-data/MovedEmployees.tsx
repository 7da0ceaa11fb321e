import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [{ field: 'title', headerName: 'Title', flex: 1, minWidth: 90 }];

const getTreeDataPath: DataGridProProps<Employee>['getTreeDataPath'] = (row) => row.path;
const setTreeDataPath: DataGridProProps<Employee>['setTreeDataPath'] = (path, row) => ({ ...row, path });

const groupingColDef = { headerName: 'Name' };

export default function MovedEmployees() {
  const [saved, setSaved] = React.useState('nothing');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Employees that can be moved to another manager"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          // #region preview
          rowReordering
          setTreeDataPath={setTreeDataPath}
          processRowUpdate={(row: Employee) => {
            setSaved(row.path.join(' / '));
            return row;
          }}
          // #endregion preview
          rows={employees}
          columns={columns}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">{`Saved: ${saved}`}</Typography>
    </Stack>
  );
}
