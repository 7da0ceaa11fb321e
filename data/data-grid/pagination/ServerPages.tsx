import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Parcel } from './data';
import { fetchPage } from './fetchPage';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

export default function ServerPages() {
  const [{ page, pageSize }, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [data, setData] = React.useState<{ rows: Parcel[]; total: number }>({ rows: [], total: 0 });
  const [loading, setLoading] = React.useState(true);
  const [ignored, setIgnored] = React.useState(0);

  React.useEffect(() => {
    let isCurrent = true;
    setLoading(true);
    fetchPage(page, pageSize).then((answer) => {
      if (isCurrent) {
        setData(answer);
        setLoading(false);
      } else {
        // A late answer to an earlier request.
        setIgnored((count) => count + 1);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [page, pageSize]);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Parcels from a server"
          rows={data.rows}
          columns={columns}
          loading={loading}
          paginationMode="server"
          rowCount={data.total}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Late answers ignored: ${ignored}`}
      </Typography>
    </Stack>
  );
}
