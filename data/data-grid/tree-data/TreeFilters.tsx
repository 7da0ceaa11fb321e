import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [{ field: 'city', headerName: 'City', flex: 1, minWidth: 90 }];

const initialState: DataGridProProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'city', operator: 'equals', value: 'Oslo' }] } },
  sorting: { sortModel: [{ field: GRID_TREE_DATA_GROUPING_FIELD, sort: 'asc' }] },
};

const getTreeDataPath: DataGridProProps<Employee>['getTreeDataPath'] = (row) => row.path;

export default function TreeFilters() {
  const [topLevel, setTopLevel] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={topLevel} onChange={(event) => setTopLevel(event.target.checked)} />}
        label="Filter and sort only the top level"
      />
      <Box sx={{ height: 370 }}>
        <DataGridPro
          key={String(topLevel)}
          aria-label="Employees in Oslo"
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={{
            headerName: 'Name',
            width: 190,
            sortable: true,
            filterable: true,
            disableColumnMenu: false,
          }}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={topLevel}
          disableChildrenSorting={topLevel}
          rows={employees}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
