import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionCountSelector,
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

// #region preview
function StateFooter() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  return (
    <Box component="output" sx={{ display: 'block', p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2">{`${shown.length} shown, ${selected} selected`}</Typography>
    </Box>
  );
}
// #endregion preview

export default function StateInFooter() {
  return (
    <Box sx={{ height: 476 }}>
      <DataGrid
        label="Invoices with their state in the footer"
        rows={invoices}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ footer: StateFooter }}
      />
    </Box>
  );
}
