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
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.scrollToIndexes({ rowIndex: 0 })}
        >
          First part
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.scrollToIndexes({ rowIndex: parts.length - 1 })}
        >
          Last part
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Parts with buttons that scroll"
          rows={parts}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
