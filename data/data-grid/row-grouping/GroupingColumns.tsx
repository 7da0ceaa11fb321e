import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 90 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country', 'status'] },
  columns: { columnVisibilityModel: { country: false, status: false, customer: false } },
};

const single: GridGroupingColDefOverride<Order> = {
  headerName: 'Country, status and customer',
  leafField: 'customer',
  hideDescendantCount: true,
  minWidth: 220,
};

const multiple: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('status') ? { leafField: 'customer', headerName: 'Status and customer', width: 190 } : {};

export default function GroupingColumns() {
  const [isMultiple, setMultiple] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isMultiple} onChange={(event) => setMultiple(event.target.checked)} />}
        label="One column for each level"
      />
      <Box sx={{ height: 380 }}>
        <DataGridPremium
          aria-label="Orders by country and status"
          rows={orders}
          columns={columns}
          initialState={initialState}
          rowGroupingColumnMode={isMultiple ? 'multiple' : 'single'}
          groupingColDef={isMultiple ? multiple : single}
          isGroupExpandedByDefault={({ groupingKey }) => groupingKey !== 'France' && groupingKey !== 'Spain'}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
