import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createFileServer } from './createFileServer';

const columns: GridColDef[] = [{ field: 'size', headerName: 'Size (kB)', type: 'number', width: 110 }];

const server = createFileServer();

export default function FailedFolders() {
  // #region preview
  const [failure, setFailure] = React.useState('');
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async ({ groupKeys = [] }) => {
      const response = await server.get(`/items?folder.is=${groupKeys.join('/')}`);
      setFailure(''); // the server responds again
      return response;
    },
    // #endregion preview
    getGroupKey: (row) => row.name,
    getChildrenCount: (row) => row.itemCount,
  }));
  const showError: DataGridProProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) {
      setFailure(`Folder “${error.params.groupKeys?.join('/')}”: ${error.message}`);
    }
  };
  return (
    <div>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 370 }}>
        <DataGridPro
          label="Files from a server that fails"
          treeData
          dataSource={dataSource}
          columns={columns}
          onDataSourceError={showError}
        />
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
    </div>
  );
}
