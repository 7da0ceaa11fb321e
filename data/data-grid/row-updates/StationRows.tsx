import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 100 },
];

export default function StationRows() {
  const [rows, setRows] = React.useState(stations);
  const nextId = React.useRef(5);

  // #region preview
  const rent = () =>
    setRows((current) => current.map((row) => (row.id === 1 ? { ...row, bikes: row.bikes - 1 } : row)));
  const add = () => {
    const id = nextId.current;
    nextId.current += 1;
    setRows((current) => [{ id, name: `Station ${id}`, bikes: 0 }, ...current]);
  };
  const remove = () => setRows((current) => current.filter((row) => row.id !== 2));
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={rent}>
          Rent at Harbor
        </Button>
        <Button size="small" variant="outlined" onClick={add}>
          Add on top
        </Button>
        <Button size="small" variant="outlined" onClick={remove}>
          Remove Old Town
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid label="Stations in a state" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
