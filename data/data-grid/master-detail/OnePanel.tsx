import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridRowId, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

const getDetailPanelHeight = () => 'auto' as const;

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <ItemList name={`Items of shipment ${row.id}`} items={row.items} />;
}

export default function OnePanel() {
  const apiRef = useGridApiRef();
  const [expandedIds, setExpandedIds] = React.useState<ReadonlySet<GridRowId>>(new Set<GridRowId>());
  const keepLast = (ids: Set<GridRowId>) => setExpandedIds(new Set([...ids].slice(-1)));
  return (
    <div>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Shipments with one open panel"
          rows={shipments}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expandedIds as Set<GridRowId>}
          onDetailPanelExpandedRowIdsChange={keepLast}
          onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Expanded: ${[...expandedIds].join(', ') || 'none'}`}
      </Typography>
    </div>
  );
}
