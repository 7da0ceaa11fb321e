import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';

interface Department {
  id: string;
  name: string;
  people: number;
  children?: Department[];
}

const departments: Department[] = [
  {
    id: 'd1',
    name: 'Hardware',
    people: 40,
    children: [
      { id: 'd2', name: 'Design', people: 12 },
      { id: 'd3', name: 'Support', people: 28 },
    ],
  },
  { id: 'd4', name: 'Software', people: 60, children: [{ id: 'd5', name: 'Support', people: 35 }] },
];

interface DepartmentRow {
  id: string;
  name: string;
  people: number;
  path: string[];
}

// #region preview
/** Returns a row for each department, with the ids of its ancestors and its own as its path. */
function toRows(items: Department[], parentPath: string[] = []): DepartmentRow[] {
  return items.flatMap(({ children = [], ...department }) => {
    const path = [...parentPath, department.id];
    return [{ ...department, path }, ...toRows(children, path)];
  });
}

const rows = toRows(departments);
// #endregion preview

const columns: GridColDef<DepartmentRow>[] = [
  { field: 'people', headerName: 'People', type: 'number', flex: 1, minWidth: 90 },
];

const groupingColDef: GridGroupingColDefOverride<DepartmentRow> = {
  headerName: 'Department',
  width: 200,
  valueGetter: (_, row) => row.name,
};

const getTreeDataPath: DataGridProProps<DepartmentRow>['getTreeDataPath'] = (row) => row.path;

export default function NestedObjects() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGridPro
        label="Departments"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
