import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return row.items.length > 0 ? <ItemList name={`Items of shipment ${row.id}`} items={row.items} /> : null;
}

const getDetailPanelHeight = () => 'auto' as const;

export default function ShipmentList() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPro
        label="Shipments with items"
        rows={shipments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
