import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { shipments, type Item, type Shipment } from './data';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 700 },
  { field: 'city', headerName: 'City', width: 500 },
];

const itemColumns: GridColDef<Item>[] = [
  { field: 'product', headerName: 'Product', flex: 1 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

/** Stays in the viewport of the outer grid while users scroll sideways. */
function Items({ row }: { row: Shipment }) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize;
  return (
    <Box
      sx={{ position: 'sticky', insetInlineStart: 0, width, height: '100%', boxSizing: 'border-box', p: 1 }}
    >
      <DataGridPro
        aria-label={`Items of shipment ${row.id}`}
        rows={row.items}
        columns={itemColumns}
        density="compact"
        hideFooter
      />
    </Box>
  );
}

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return row.items.length > 0 ? <Items row={row} /> : null;
}

const getDetailPanelHeight = () => 168;

const initialState = {
  detailPanel: { expandedRowIds: new Set([501]) },
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
};

export default function NestedGrid() {
  return (
    <Box sx={{ height: 480 }}>
      <DataGridPro
        aria-label="Shipments with nested grids"
        rows={shipments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
