import Box from '@mui/material/Box';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

const getDetailPanelHeight = () => 'auto' as const;

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <ItemList name={`Items of shipment ${row.id}`} items={row.items} />;
}

export default function ShipmentList() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPro
        aria-label="Shipments with items"
        rows={shipments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
