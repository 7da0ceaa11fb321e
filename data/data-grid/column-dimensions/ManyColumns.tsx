import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = Array.from({ length: 16 }, (_, index) => ({
  field: `month${index + 1}`,
  headerName: `Month ${index + 1}`,
  width: 160,
}));

const rows = ['1 204 loans', '986 loans', '1 377 loans'].map((loans, id) => ({
  id,
  ...Object.fromEntries(columns.map(({ field }) => [field, loans])),
}));

export default function ManyColumns() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      {/* #region preview */}
      <Button variant="outlined" size="small" onClick={() => apiRef.current?.autosizeColumns()}>
        Autosize columns
      </Button>
      {/* #endregion preview */}
      <Box sx={{ width: '100%', height: 230 }}>
        <DataGrid apiRef={apiRef} label="Loans by month" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
