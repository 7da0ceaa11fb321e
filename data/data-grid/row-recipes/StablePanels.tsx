import * as React from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { DataGridPro, type GridColDef, type GridRowId, type GridRowParams } from '@mui/x-data-grid-pro';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

interface ItemsProps {
  order: Order;
  /** The last height of each panel. */
  heights: Map<GridRowId, number>;
}

function Items({ order, heights }: ItemsProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const [items, setItems] = React.useState<string[]>();
  React.useEffect(() => {
    const timer = setTimeout(() => setItems(['Chair', 'Desk', 'Lamp', 'Shelf']), 600); // stands in for a request
    return () => clearTimeout(timer);
  }, []);
  // #region preview
  React.useEffect(() => {
    if (items && ref.current) {
      heights.set(order.id, ref.current.offsetHeight);
    }
  }, [items, order.id, heights]);
  const minHeight = items ? undefined : heights.get(order.id);
  // #endregion preview
  return (
    <Box
      ref={ref}
      component="section"
      aria-label={`Items of ${order.customer}`}
      sx={{ p: 2, boxSizing: 'border-box', minHeight }}
    >
      {items?.map((item) => <div key={item}>{item}</div>) ?? <Skeleton />}
    </Box>
  );
}

const getDetailPanelHeight = () => 'auto' as const;

export default function StablePanels() {
  const [heights] = React.useState(() => new Map<GridRowId, number>());
  const getDetailPanelContent = React.useCallback(
    ({ row }: GridRowParams<Order>) => <Items order={row} heights={heights} />,
    [heights],
  );
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPro
        label="Orders whose items reload"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
