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
import { shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 700 },
  { field: 'city', headerName: 'City', width: 500 },
];

// #region preview
const styles = { '& .MuiDataGrid-detailPanel': { overflow: 'visible' } };

function Items({ row }: { row: Shipment }) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize;
  return (
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width }}>
      <ItemList name={`Items of shipment ${row.id}`} items={row.items} />
    </Box>
  );
}
// #endregion preview

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <Items row={row} />;
}

const getDetailPanelHeight = () => 'auto' as const;

const initialState = {
  detailPanel: { expandedRowIds: new Set([501]) },
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
};

export default function FullWidthPanels() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPro
        label="Shipments with panels as wide as the grid"
        rows={shipments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        sx={styles}
        hideFooter
      />
    </Box>
  );
}
