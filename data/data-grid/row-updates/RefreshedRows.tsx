import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';
import { fetchStations } from './server';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 100 },
];

export default function RefreshedRows() {
  const [rows, setRows] = React.useState(stations);
  const [loading, setLoading] = React.useState(false);
  const [clears, setClears] = React.useState(false);
  const requests = React.useRef(0);

  const refresh = async () => {
    requests.current += 1;
    setLoading(true);
    if (clears) {
      setRows([]);
    }
    setRows(await fetchStations(stations, requests.current));
    setLoading(false);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button size="small" variant="outlined" disabled={loading} onClick={() => void refresh()}>
          Refresh
        </Button>
        <FormControlLabel
          control={<Switch checked={clears} onChange={(_, checked) => setClears(checked)} />}
          label="Clear the rows first"
        />
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Stations to refresh"
          rows={rows}
          columns={columns}
          loading={loading}
          checkboxSelection
          pageSizeOptions={[2]}
          initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
        />
      </Box>
    </Stack>
  );
}
