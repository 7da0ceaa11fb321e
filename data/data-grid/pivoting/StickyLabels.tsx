import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridClasses,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { sales } from './data';

const initialState: DataGridPremiumProps['initialState'] = {
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'sold-year' }, { field: 'store' }],
      values: [
        { field: 'bags', aggFunc: 'sum' },
        { field: 'total', aggFunc: 'sum' },
      ],
    },
  },
};

const groupingColDef = { headerName: 'Product', width: 130, resizable: false };

// #region preview
const group = gridClasses['columnHeader--filledGroup'];
const offset = groupingColDef.width + 10; // the padding of a header

const sx = {
  [`& .${group}, & .${group} .${gridClasses.columnHeaderTitleContainer}`]: { overflow: 'visible' },
  [`& .${group} .${gridClasses.columnHeaderTitleContainerContent}`]: {
    position: 'sticky',
    insetInlineStart: offset,
  },
};
// #endregion preview

export default function StickyLabels() {
  return (
    <Box sx={{ height: 400, maxWidth: 420 }}>
      <DataGridPremium
        label="Sales by year and store"
        rows={sales}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}
