import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { fetchTrips, type Trip } from './fetchTrips';

const columns: GridColDef<Trip>[] = [
  { field: 'id', headerName: 'Trip', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function LazyTrips() {
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      // #region preview
      getRows: async ({ start, end }) => {
        setRequests((current) => [...current, `${start}–${end}`]);
        const { rows, total } = await fetchTrips(Number(start), end);
        return { rows, rowCount: total };
      },
      // #endregion preview
    }),
    [],
  );

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          label="Trips with a count"
          dataSource={dataSource}
          columns={columns}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 15 } } }}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Requested rows: ${requests.join(', ')}`}
      </Typography>
    </Stack>
  );
}
