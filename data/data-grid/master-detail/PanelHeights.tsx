import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { columns, shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

function Items({ row }: { row: Shipment }) {
  const [isComplete, setIsComplete] = React.useState(false);
  return (
    <div>
      <ItemList name={`Items of shipment ${row.id}`} items={isComplete ? row.items : row.items.slice(0, 1)} />
      <Button size="small" onClick={() => setIsComplete(!isComplete)} sx={{ mx: 1 }}>
        {isComplete ? 'Show less' : 'Show all items'}
      </Button>
    </div>
  );
}

/** Shipments without items have no panel. */
function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return row.items.length > 0 ? <Items row={row} /> : null;
}

function getDetailPanelHeight({ row }: GridRowParams<Shipment>) {
  return row.items.length > 1 ? 'auto' : 72;
}

const initialState = { detailPanel: { expandedRowIds: new Set([502]) } };

export default function PanelHeights() {
  return (
    <Box sx={{ height: 480 }}>
      <DataGridPro
        aria-label="Panels of different heights"
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
