import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function ExpandButtons() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {/* #region preview */}
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.expandAllRows()}>
          Expand all
        </Button>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.collapseAllRows()}>
          Collapse all
        </Button>
        {/* #endregion preview */}
      </Stack>
      <Box sx={{ height: 474 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Orders with buttons for all groups"
          rows={orders}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
