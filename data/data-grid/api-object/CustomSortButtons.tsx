import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120, sortable: false },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, sortable: false },
];

export default function CustomSortButtons() {
  // #region preview
  const apiRef = useGridApiRef();
  const sortByName = () => apiRef.current?.sortColumn('name', 'asc');
  const sortByStock = () => apiRef.current?.sortColumn('stock', 'asc');
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={sortByName}>
          By name
        </Button>
        <Button size="small" variant="outlined" onClick={sortByStock}>
          Lowest stock first
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Parts that only the buttons sort"
          rows={parts}
          columns={columns}
          disableColumnMenu
          hideFooter
        />
      </Box>
    </Stack>
  );
}
