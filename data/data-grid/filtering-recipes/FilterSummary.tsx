import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterActiveItemsSelector,
  gridFilteredTopLevelRowCountSelector,
  gridTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from './data';

function SummaryFooter() {
  const apiRef = useGridApiContext();
  // #region preview
  const isFiltered = useGridSelector(apiRef, gridFilterActiveItemsSelector).length > 0;
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const total = useGridSelector(apiRef, gridTopLevelRowCountSelector);
  // #endregion preview
  return (
    <Stack direction="row" sx={{ p: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <output>{`${count} of ${total} orders`}</output>
      <Button
        size="small"
        disabled={!isFiltered}
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Clear filter
      </Button>
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'City', width: 100 },
];

export default function FilterSummary() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGrid
        label="Orders with a summary"
        rows={orders}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'city', operator: 'equals', value: 'Porto' }] } },
        }}
        slots={{ footer: SummaryFooter }}
      />
    </Box>
  );
}
