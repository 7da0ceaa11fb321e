import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

export default function NextLowStock() {
  const apiRef = useGridApiRef();
  const lastId = React.useRef<GridRowId | null>(null);
  const goToNext = () => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const low = ids.filter((id) => api.getCellValue(id, 'stock') < 10);
    const start = lastId.current === null ? -1 : ids.indexOf(lastId.current);
    const next = low.find((id) => ids.indexOf(id) > start) ?? low[0];
    if (next === undefined) {
      return;
    }
    lastId.current = next;
    api.scrollToIndexes({ rowIndex: ids.indexOf(next), colIndex: 2 });
    api.setCellFocus(next, 'stock');
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button size="small" variant="outlined" onClick={goToNext}>
        Next low stock
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid apiRef={apiRef} aria-label="Parts in stock" rows={parts} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
