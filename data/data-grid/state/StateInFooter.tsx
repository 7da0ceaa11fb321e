import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 90 },
];

function StateFooter() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const [sorting] = useGridSelector(apiRef, gridSortModelSelector);
  const order = sorting ? `by ${sorting.field} ${sorting.sort}` : 'unsorted';
  return (
    <Box component="output" sx={{ display: 'block', p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2">{`${shown.length} shown, ${selected} selected, ${order}`}</Typography>
    </Box>
  );
}

export default function StateInFooter() {
  return (
    <Box sx={{ height: 424 }}>
      <DataGrid
        aria-label="Invoices with their state in the footer"
        rows={invoices}
        columns={columns}
        checkboxSelection
        slots={{ footer: StateFooter }}
      />
    </Box>
  );
}
