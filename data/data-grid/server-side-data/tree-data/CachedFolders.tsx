import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { RequestList } from '../../server/RequestList';
import { createFileServer } from './createFileServer';

const columns: GridColDef[] = [{ field: 'size', headerName: 'Size (kB)', type: 'number', width: 110 }];

function createCache(report: (entry: string) => void): GridDataSourceCache {
  // #region preview
  const folders = new Map<string, GridGetRowsResponse>();
  const getFolder = ({ groupKeys = [] }: GridGetRowsParams) => groupKeys.join('/');
  return {
    get: (params) => {
      const response = folders.get(getFolder(params));
      report(`${response ? 'in' : 'not in'} the cache: “${getFolder(params)}”`);
      return response;
    },
    set: (params, response) => folders.set(getFolder(params), response),
    clear: () => folders.clear(),
  };
  // #endregion preview
}

export default function CachedFolders() {
  const [entries, setEntries] = React.useState<string[]>([]);
  const [{ dataSource, cache }] = React.useState(() => {
    const report = (entry: string) => setEntries((earlier) => [...earlier, entry]);
    const server = createFileServer(report);
    const source: GridDataSource = {
      getRows: ({ groupKeys = [] }) => server.get(`/items?folder.is=${groupKeys.join('/')}`),
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.itemCount,
    };
    return { dataSource: source, cache: createCache(report) };
  });
  return (
    <div>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Files from a custom cache"
          treeData
          dataSource={dataSource}
          dataSourceCache={cache}
          columns={columns}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <RequestList entries={entries} />
    </div>
  );
}
