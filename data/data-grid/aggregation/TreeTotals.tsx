import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 'docs', size: 1 },
  { id: 'docs/guide.pdf', size: 240 },
  { id: 'docs/images/logo.svg', size: 12 },
  { id: 'docs/images/map.png', size: 310 },
  { id: 'readme.md', size: 4 },
];

const columns: GridColDef[] = [
  { field: 'size', headerName: 'Size (kB)', type: 'number', flex: 1, minWidth: 100 },
];

const getTreeDataPath: DataGridPremiumProps['getTreeDataPath'] = (row) => row.id.split('/');

const groupingColDef = { headerName: 'Name', width: 190 };

export default function TreeTotals() {
  return (
    <Box sx={{ height: 424 }}>
      {/* #region preview */}
      <DataGridPremium
        label="Files with the size of their folders"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { size: 'sum' } } }}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
      {/* #endregion preview */}
    </Box>
  );
}
