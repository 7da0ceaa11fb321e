import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { createFileServer } from './createFileServer';

const columns: GridColDef[] = [{ field: 'size', headerName: 'Size (kB)', type: 'number', width: 110 }];

const server = createFileServer();

const dataSource: GridDataSource = {
  getRows: ({ groupKeys = [], sortModel: [item] }) => {
    const sort = item ? `${item.field}.${item.sort}` : '';
    return server.get(`/items?folder.is=${groupKeys.join('/')}&sort=${sort}`);
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.itemCount,
};

export default function KeptFolders() {
  const apiRef = useGridApiRef();
  // #region preview
  const [expandedIds] = React.useState(() => new Set<GridRowId>());
  const isExpanded = React.useCallback((node: GridGroupNode) => expandedIds.has(node.id), [expandedIds]);

  React.useEffect(() => {
    return apiRef.current?.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
      if (childrenExpanded) {
        expandedIds.add(id);
      } else {
        expandedIds.delete(id);
      }
    });
  }, [apiRef, expandedIds]);
  // #endregion preview
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPro
        label="Files that stay expanded"
        apiRef={apiRef}
        treeData
        dataSource={dataSource}
        columns={columns}
        isGroupExpandedByDefault={isExpanded}
        disableColumnFilter
      />
    </Box>
  );
}
