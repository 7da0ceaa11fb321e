import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import type { Parcel } from './data';
import { fetchPage } from './fetchPage';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

export default function ServerPages() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<{ rows: Parcel[]; total: number; model: GridPaginationModel }>();
  const [ignored, setIgnored] = React.useState(0);

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const data = await fetchPage(model.page, model.pageSize);
      if (isCurrent) {
        setAnswer({ ...data, model });
      } else {
        // A late answer to an earlier request.
        setIgnored((count) => count + 1);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Parcels from a server"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.model !== model}
          paginationMode="server"
          rowCount={answer?.total ?? 0}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Late responses ignored: ${ignored}`}
      </Typography>
    </Stack>
  );
}
