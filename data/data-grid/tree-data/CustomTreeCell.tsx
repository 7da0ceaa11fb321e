import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridFilteredDescendantCountLookupSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from './data';

function ManagerCell({ id, field, rowNode, value }: GridRenderCellParams<Employee>) {
  const apiRef = useGridApiContext();
  const counts = useGridSelector(apiRef, gridFilteredDescendantCountLookupSelector);
  const isExpanded = rowNode.type === 'group' && rowNode.childrenExpanded;
  // #region preview
  const toggle = (event: React.MouseEvent) => {
    event.stopPropagation();
    apiRef.current.setRowChildrenExpansion(id, !isExpanded);
    apiRef.current.setCellFocus(id, field);
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.stopPropagation(); // these keys click the button
    }
  };
  // #endregion preview
  return (
    <Box sx={{ marginInlineStart: rowNode.depth * 2 }}>
      {value}
      {rowNode.type === 'group' && (
        <Button
          size="small"
          tabIndex={-1}
          sx={{ marginInlineStart: 1 }}
          onClick={toggle}
          onKeyDown={handleKeyDown}
        >
          {isExpanded ? 'Hide team' : `Team of ${counts[id] ?? 0}`}
        </Button>
      )}
    </Box>
  );
}

const columns: GridColDef<Employee>[] = [{ field: 'title', headerName: 'Title', flex: 1, minWidth: 90 }];

const groupingColDef: GridGroupingColDefOverride<Employee> = {
  headerName: 'Name',
  width: 220,
  renderCell: (params) => <ManagerCell {...params} />,
};

const getTreeDataPath: DataGridProProps<Employee>['getTreeDataPath'] = (row) => row.path;

export default function CustomTreeCell() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPro
        label="Employees with teams"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={employees}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
