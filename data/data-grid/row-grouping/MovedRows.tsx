import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

const groupingColDef = { width: 130 };

export default function MovedRows() {
  const [saved, setSaved] = React.useState('nothing');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 474 }}>
        <DataGridPremium
          label="Orders that can be moved to another country"
          rows={orders}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          // #region preview
          rowReordering
          processRowUpdate={(row: Order) => {
            setSaved(`${row.id}, ${row.country}`);
            return row;
          }}
          // #endregion preview
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">{`Saved: ${saved}`}</Typography>
    </Stack>
  );
}
