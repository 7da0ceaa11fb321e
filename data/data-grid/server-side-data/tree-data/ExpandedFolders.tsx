import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource, type GridGroupNode } from '@mui/x-data-grid-pro';
import { RequestList } from '../../server/RequestList';
import { createFileServer } from './createFileServer';

const columns: GridColDef[] = [{ field: 'size', headerName: 'Size (kB)', type: 'number', width: 110 }];

// #region preview
const expandedIds = ['docs', 'docs/guides'];

function isExpanded({ id }: GridGroupNode) {
  return expandedIds.includes(String(id));
}
// #endregion preview

export default function ExpandedFolders() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createFileServer((request) => setRequests((earlier) => [...earlier, request]));
    return {
      getRows: ({ groupKeys = [] }) => server.get(`/items?folder.is=${groupKeys.join('/')}`),
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.itemCount,
    };
  });
  return (
    <div>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Files with expanded folders"
          treeData
          dataSource={dataSource}
          columns={columns}
          isGroupExpandedByDefault={isExpanded}
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
