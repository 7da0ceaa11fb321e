import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

// #region preview
function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + (model as Order).total, 0);
  return (
    <Stack component="output" sx={{ p: 1.25, alignItems: 'flex-end', fontWeight: 700 }}>
      {`Total: €${total}`}
    </Stack>
  );
}
// #endregion preview

const all: GridFilterModel = { items: [] };
const open: GridFilterModel = { items: [{ field: 'status', operator: 'equals', value: 'Open' }] };

export default function FooterTotal() {
  const [isFiltered, setIsFiltered] = React.useState(false);
  return (
    <div>
      <FormControlLabel
        label="Open orders only"
        control={<Switch checked={isFiltered} onChange={(_event, checked) => setIsFiltered(checked)} />}
      />
      <Box sx={{ height: 310 }}>
        <DataGrid
          label="Orders with a total"
          rows={orders}
          columns={columns}
          filterModel={isFiltered ? open : all}
          disableColumnFilter
          slots={{ footer: TotalFooter }}
        />
      </Box>
    </div>
  );
}
