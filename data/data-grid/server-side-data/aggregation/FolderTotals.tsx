import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { makeItems } from '../../server/folders';
import { GroupServer } from '../../server/GroupServer';

const columns: GridColDef[] = [{ field: 'size', headerName: 'Size (kB)', type: 'number', width: 130 }];

const initialState = { aggregation: { model: { size: 'sum' } } };

const aggregationFunctions = { sum: {} };

const server = new GroupServer({ rows: makeItems() });

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [], aggregationModel }) => {
    const path = `/items?folder.is=${groupKeys.join('/')}&aggregate=size.${aggregationModel?.size}`;
    const { rows, aggregateRow } = await server.get(path);
    return { rows, aggregateRow };
  },
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.itemCount,
  getAggregatedValue: (row, field) => row[field],
};
// #endregion preview

export default function FolderTotals() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPremium
        label="Files with the size of folders"
        treeData
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        initialState={initialState}
        disableColumnFilter
        disableColumnSorting
      />
    </Box>
  );
}
