import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 100 },
];

export default function UpdatedStations() {
  // #region preview
  const apiRef = useGridApiRef();
  const rent = () => {
    const bikes = apiRef.current?.getRow<Station>(1)?.bikes ?? 0;
    apiRef.current?.updateRows([{ id: 1, bikes: bikes - 1 }]);
  };
  const add = () => apiRef.current?.updateRows([{ id: 5, name: 'Airport', bikes: 9 }]);
  const remove = () => apiRef.current?.updateRows([{ id: 2, _action: 'delete' }]);
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={rent}>
          Rent at Harbor
        </Button>
        <Button size="small" variant="outlined" onClick={add}>
          Add Airport
        </Button>
        <Button size="small" variant="outlined" onClick={remove}>
          Remove Old Town
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid label="Stations in the grid" apiRef={apiRef} rows={stations} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
