import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

const VALVE_ID = 40;

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  // #region preview
  const goToValve = () => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(VALVE_ID);
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 2 });
    apiRef.current?.setCellFocus(VALVE_ID, 'stock');
  };
  // #endregion preview
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button size="small" variant="outlined" onClick={goToValve}>
        Stock of valve 139
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid apiRef={apiRef} label="Parts with a valve" rows={parts} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
