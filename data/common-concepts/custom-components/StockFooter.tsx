import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
  { field: 'hall', headerName: 'Hall', width: 70 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 90 },
];

const rows = [
  { id: 1, article: 'Ceramic tiles', hall: 'A', pallets: 42 },
  { id: 2, article: 'Grout, grey', hall: 'A', pallets: 18 },
  { id: 3, article: 'Oak boards', hall: 'B', pallets: 27 },
  { id: 4, article: 'Underlay', hall: 'B', pallets: 9 },
];

// #region preview
function PalletFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const pallets = entries.reduce((sum, { model }) => sum + model.pallets, 0);
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <span>{`${entries.length} articles`}</span>
      <strong>{`${pallets} pallets`}</strong>
    </GridFooterContainer>
  );
}
// #endregion preview

export default function StockFooter() {
  return (
    <Box sx={{ height: 378 }}>
      <DataGrid label="Stock" rows={rows} columns={columns} showToolbar slots={{ footer: PalletFooter }} />
    </Box>
  );
}
