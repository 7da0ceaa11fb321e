import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Parcel } from './data';
import { fetchUncounted } from './fetchUncounted';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

export default function UncountedPages() {
  const [{ page, pageSize }, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);
  const [loading, setLoading] = React.useState(true);
  const [estimated, setEstimated] = React.useState(false);

  React.useEffect(() => {
    let isCurrent = true;
    setLoading(true);
    fetchUncounted(page, pageSize).then((answer) => {
      if (isCurrent) {
        setRows(answer.rows);
        setLoading(false);
        if (!answer.hasNextPage) {
          setRowCount(page * pageSize + answer.rows.length);
        }
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [page, pageSize]);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={estimated} onChange={(event) => setEstimated(event.target.checked)} />}
        label="With an estimate"
      />
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Parcels that are not counted"
          rows={rows}
          columns={columns}
          loading={loading}
          paginationMode="server"
          rowCount={rowCount}
          estimatedRowCount={estimated ? 12 : undefined}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
    </Stack>
  );
}
