import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const columns: GridColDef[] = [
  ...months.map((month): GridColDef => ({ field: month, type: 'number', width: 80 })),
  {
    field: 'total',
    headerName: 'Total (k€)',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => months.reduce((sum, month) => sum + (row[month] ?? 0), 0),
  },
];

const createRow = (path: string, ...costs: number[]) => ({
  id: path,
  ...Object.fromEntries(costs.map((cost, index) => [months[index], cost])),
});

const rows = [
  createRow('Bridge', 16, 18, 43, 70, 64, 52),
  createRow('Bridge/Planning', 12, 14, 9, 4, 2, 0),
  createRow('Bridge/Steel', 0, 0, 30, 62, 58, 48),
  createRow('Bridge/Survey', 4, 4, 4, 4, 4, 4),
  createRow('Tram line', 8, 11, 15, 22, 30, 41),
  createRow('Tram line/Rails', 0, 2, 6, 12, 19, 29),
  createRow('Tram line/Stops', 8, 9, 9, 10, 11, 12),
];

const getTreeDataPath: DataGridProProps['getTreeDataPath'] = (row) => row.id.split('/');

export default function ProjectCosts() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGridPro
        label="Costs of two building projects by month"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Project', width: 150 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Bridge'}
        pinnedColumns={{ left: ['__tree_data_group__'] }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
