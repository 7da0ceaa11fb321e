import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <ItemList name={`Goods of shipment ${row.id}`} items={row.items} />;
}

// #region preview
function getDetailPanelHeight({ row }: GridRowParams<Shipment>) {
  return row.items.length > 1 ? 'auto' : 72;
}

const initialState = { detailPanel: { expandedRowIds: new Set([501, 502]) } };
// #endregion preview

export default function PanelHeights() {
  return (
    <Box sx={{ height: 480 }}>
      <DataGridPro
        label="Panels of different heights"
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
