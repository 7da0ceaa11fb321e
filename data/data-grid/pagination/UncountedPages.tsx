import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { FakeServer } from '../server/FakeServer';
import { makeParcels, type Parcel } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

export default function UncountedPages() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<{ rows: Parcel[]; model: GridPaginationModel }>();
  const [rowCount, setRowCount] = React.useState(-1);
  const [estimated, setEstimated] = React.useState(false);
  const [server] = React.useState(() => new FakeServer({ rows: makeParcels(13) }));

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const start = model.page * model.pageSize;
      // An API that does not count its parcels: the demo ignores `rowCount`.
      const { rows, hasNextPage } = await server.get(
        `/parcels?from=${start}&to=${start + model.pageSize - 1}`,
      );
      if (isCurrent) {
        setAnswer({ rows, model });
        if (!hasNextPage) {
          setRowCount(start + rows.length);
        }
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [server, model]);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={estimated} onChange={(event) => setEstimated(event.target.checked)} />}
        label="With an estimate"
      />
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Parcels that are not counted"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.model !== model}
          paginationMode="server"
          rowCount={rowCount}
          estimatedRowCount={estimated ? 12 : undefined}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
    </Stack>
  );
}
