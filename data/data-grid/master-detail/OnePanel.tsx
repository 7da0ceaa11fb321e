import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowId, type GridRowParams } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <ItemList name={`Items of shipment ${row.id}`} items={row.items} />;
}

const getDetailPanelHeight = () => 'auto' as const;

export default function OnePanel() {
  // #region preview
  const [expandedIds, setExpandedIds] = React.useState(() => new Set<GridRowId>());
  // The set is in the order in which users expanded the rows.
  const keepLast = (ids: Set<GridRowId>) => setExpandedIds(new Set([...ids].slice(-1)));
  // #endregion preview

  return (
    <Box sx={{ height: 420 }}>
      <DataGridPro
        label="Shipments with one open panel"
        rows={shipments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expandedIds}
        onDetailPanelExpandedRowIdsChange={keepLast}
        hideFooter
      />
    </Box>
  );
}
