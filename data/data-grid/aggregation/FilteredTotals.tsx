import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { sales, type Sale } from './data';

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { units: 'sum' } },
  filter: { filterModel: { items: [{ field: 'category', operator: 'equals', value: 'Bikes' }] } },
};

export default function FilteredTotals() {
  const [all, setAll] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={all} onChange={(event) => setAll(event.target.checked)} />}
        label="Include rows that do not match the filter"
      />
      <Box sx={{ height: 266 }}>
        {/* #region preview */}
        <DataGridPremium
          label="Sales of bikes with a total"
          rows={sales}
          columns={columns}
          initialState={initialState}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
