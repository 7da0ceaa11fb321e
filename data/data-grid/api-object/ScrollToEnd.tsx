import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

export default function ScrollToEnd() {
  // #region preview
  const apiRef = useGridApiRef();
  const showFirst = () => apiRef.current?.scrollToIndexes({ rowIndex: 0 });
  const showLast = () => apiRef.current?.scrollToIndexes({ rowIndex: parts.length - 1 });
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={showFirst}>
          First part
        </Button>
        <Button size="small" variant="outlined" onClick={showLast}>
          Last part
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid apiRef={apiRef} label="Parts" rows={parts} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
