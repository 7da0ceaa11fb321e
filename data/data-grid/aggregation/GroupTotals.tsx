import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const columns: GridColDef<Sale>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { units: 'sum' } },
  sorting: { sortModel: [{ field: 'units', sort: 'desc' }] },
  columns: { columnVisibilityModel: { category: false } },
};

const positions: Record<string, DataGridPremiumProps['getAggregationPosition']> = {
  default: ({ depth }) => (depth === -1 ? 'footer' : 'inline'),
  footer: () => 'footer',
  groups: ({ depth }) => (depth === -1 ? null : 'inline'),
};

export default function GroupTotals() {
  const [position, setPosition] = React.useState('default');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the totals"
        value={position}
        onChange={(_event, value: string | null) => setPosition(value ?? 'default')}
      >
        <ToggleButton value="default">Default</ToggleButton>
        <ToggleButton value="footer">Below</ToggleButton>
        <ToggleButton value="groups">Groups only</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 526 }}>
        <DataGridPremium
          aria-label="Sales with totals of categories"
          rows={sales}
          columns={columns}
          initialState={initialState}
          getAggregationPosition={positions[position]}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={{ width: 120 }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
