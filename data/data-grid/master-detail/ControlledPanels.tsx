import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, type GridRowId, type GridRowParams } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <ItemList name={`Items for ${row.customer}`} items={row.items} />;
}

const getDetailPanelHeight = () => 'auto' as const;

export default function ControlledPanels() {
  const [expandedIds, setExpandedIds] = React.useState(() => new Set<GridRowId>([501]));
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button disabled={expandedIds.size === 0} onClick={() => setExpandedIds(new Set())}>
        Collapse all
      </Button>
      <Box sx={{ width: 1, height: 420 }}>
        <DataGridPro
          label="Shipments with panels in state"
          rows={shipments}
          columns={columns}
          getDetailPanelHeight={getDetailPanelHeight}
          // #region preview
          getDetailPanelContent={getDetailPanelContent}
          detailPanelExpandedRowIds={expandedIds}
          onDetailPanelExpandedRowIdsChange={setExpandedIds}
          // #endregion preview
          hideFooter
        />
      </Box>
    </Stack>
  );
}
