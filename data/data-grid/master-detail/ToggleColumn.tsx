import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { columns as shipmentColumns, shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

function Arrow({ isUp }: { isUp: boolean }) {
  return (
    <Box component="svg" viewBox="0 0 24 24" aria-hidden sx={{ width: 20, fill: 'currentColor' }}>
      <path d={isUp ? 'M7 14l5-5 5 5z' : 'M7 10l5 5 5-5z'} />
    </Box>
  );
}

function ToggleAll({ tabIndex }: { tabIndex: number }) {
  const apiRef = useGridApiContext();
  const expandedIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const rows = Object.values(useGridSelector(apiRef, gridRowsLookupSelector)) as Shipment[];
  const isExpanded = rows.length > 0 && rows.every(({ id }) => expandedIds.has(id));
  const toggle = () =>
    apiRef.current.setExpandedDetailPanels(new Set(isExpanded ? [] : rows.map(({ id }) => id)));
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={isExpanded ? 'Collapse all' : 'Expand all'}
      onClick={toggle}
    >
      <Arrow isUp={isExpanded} />
    </IconButton>
  );
}

const columns: GridColDef<Shipment>[] = [
  ...shipmentColumns,
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 60,
    align: 'center',
    hideable: false,
    renderHeader: () => <ToggleAll tabIndex={0} />,
  },
];

const slots = {
  detailPanelExpandIcon: () => <Arrow isUp={false} />,
  detailPanelCollapseIcon: () => <Arrow isUp />,
};

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <ItemList name={`Items of shipment ${row.id}`} items={row.items} />;
}

const getDetailPanelHeight = () => 'auto' as const;

export default function ToggleColumn() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPro
        aria-label="Shipments with toggles at the end"
        rows={shipments}
        columns={columns}
        slots={slots}
        localeText={{ expandDetailPanel: 'Show items', collapseDetailPanel: 'Hide items' }}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
