import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

// #region preview
function ExpandAllButton() {
  const apiRef = useGridApiContext();
  const rowIds = useGridSelector(apiRef, gridDataRowIdsSelector);
  const isExpanded = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).size > 0;
  const toggle = () => apiRef.current.setExpandedDetailPanels(new Set(isExpanded ? [] : rowIds));
  return (
    <IconButton size="small" aria-label={isExpanded ? 'Collapse all' : 'Expand all'} onClick={toggle}>
      {isExpanded ? <UnfoldLessIcon fontSize="small" /> : <UnfoldMoreIcon fontSize="small" />}
    </IconButton>
  );
}
// #endregion preview

const columns: GridColDef<Shipment>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 60, renderHeader: () => <ExpandAllButton /> },
  { field: 'id', headerName: 'Shipment', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <ItemList name={`Items of shipment ${row.id}`} items={row.items} />;
}

const getDetailPanelHeight = () => 'auto' as const;

export default function ExpandAll() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPro
        label="Shipments that expand together"
        rows={shipments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
