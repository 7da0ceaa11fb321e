import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country'] },
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
  columns: { columnVisibilityModel: { country: false, customer: false } },
};

export default function SortedGroups() {
  const [sortsGroups, setSortsGroups] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={sortsGroups} onChange={(event) => setSortsGroups(event.target.checked)} />}
        label="Sort and filter by country"
      />
      <Box sx={{ height: 474 }}>
        <DataGridPremium
          key={String(sortsGroups)}
          aria-label="Orders with sorted groups"
          rows={orders}
          columns={columns}
          initialState={initialState}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={{
            headerName: 'Country and customer',
            leafField: 'customer',
            mainGroupingCriteria: sortsGroups ? 'country' : undefined,
            flex: 1,
            minWidth: 200,
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
