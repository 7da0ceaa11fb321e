import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createFileServer } from './createFileServer';

const columns: GridColDef[] = [{ field: 'size', headerName: 'Size (kB)', type: 'number', width: 110 }];

const server = createFileServer();

const dataSource: GridDataSource = {
  getRows: ({ groupKeys = [] }) => server.get(`/items?folder.is=${groupKeys.join('/')}`),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.itemCount,
};

export default function FileTree() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPro label="Files" treeData dataSource={dataSource} columns={columns} />
    </Box>
  );
}
