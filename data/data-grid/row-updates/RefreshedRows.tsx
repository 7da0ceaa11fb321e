import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
  const requests = React.useRef(0);

  // #region preview
  const refresh = async () => {
    requests.current += 1;
    setLoading(true);
    setRows(await fetchStations(stations, requests.current));
    setLoading(false);
  };
  // #endregion preview

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button size="small" variant="outlined" disabled={loading} onClick={() => void refresh()}>
        Refresh
      </Button>
      <Box sx={{ height: 270, width: '100%' }}>
        <DataGrid
          label="Stations to refresh"
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
