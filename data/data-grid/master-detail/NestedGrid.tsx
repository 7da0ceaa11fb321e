import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { shipments, type Item, type Shipment } from './data';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

const itemColumns: GridColDef<Item>[] = [
  { field: 'product', headerName: 'Product', flex: 1 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

// #region preview
function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return (
    <Box sx={{ height: '100%', p: 1, boxSizing: 'border-box' }}>
      <DataGridPro label={`Items of ${row.id}`} rows={row.items} columns={itemColumns} hideFooter />
    </Box>
  );
}

const getDetailPanelHeight = () => 232;
// #endregion preview

const initialState = { detailPanel: { expandedRowIds: new Set([501]) } };

export default function NestedGrid() {
  return (
    <Box sx={{ height: 480 }}>
      <DataGridPro
        label="Shipments with nested grids"
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
