import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridSortCellParams,
} from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'owner', headerName: 'Owner' },
  { field: 'priority', headerName: 'Priority' },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120 },
];

// #region preview
const countRows = ({ api, id }: GridSortCellParams) => api.getRowGroupChildren({ groupId: id }).length;

const groupingColDef: GridGroupingColDefOverride = {
  sortComparator: (_value1, _value2, group1, group2) => countRows(group1) - countRows(group2),
};
// #endregion preview

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['priority', 'owner'] },
  columns: { columnVisibilityModel: { owner: false, priority: false } },
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }] },
};

export default function SortedBySize() {
  return (
    <Box sx={{ height: 480 }}>
      <DataGridPremium
        label="Tickets with large groups first"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
