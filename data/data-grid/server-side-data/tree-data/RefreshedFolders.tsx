import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { RequestList } from '../../server/RequestList';
import { createFileServer } from './createFileServer';

const columns: GridColDef[] = [{ field: 'size', headerName: 'Size (kB)', type: 'number', width: 110 }];

export default function RefreshedFolders() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const server = createFileServer((request) => setRequests((earlier) => [...earlier, request]));
    return {
      getRows: ({ groupKeys = [] }) => server.get(`/items?folder.is=${groupKeys.join('/')}`),
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.itemCount,
    };
  });
  // #region preview
  const refreshTop = () => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  const refreshDocs = () => {
    apiRef.current?.dataSource.cache.clear();
    return apiRef.current?.dataSource.fetchRows('docs');
  };
  const restart = () =>
    apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true, keepChildrenExpanded: false });
  // #endregion preview
  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={refreshTop}>Refresh top level</Button>
        <Button onClick={refreshDocs}>Refresh docs</Button>
        <Button onClick={restart}>Refresh and collapse</Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Files to refresh"
          apiRef={apiRef}
          treeData
          dataSource={dataSource}
          columns={columns}
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
