import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { FakeServer } from '../server/FakeServer';
import { makeParcels, type Parcel } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

export default function UnknownRowCount() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<{ rows: Parcel[]; model: GridPaginationModel }>();
  const [rowCount, setRowCount] = React.useState(-1);
  const [server] = React.useState(() => new FakeServer({ rows: makeParcels(13) }));

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const start = model.page * model.pageSize;
      const end = start + model.pageSize - 1;
      // #region preview
      const { rows, hasNextPage } = await server.get(`/parcels?from=${start}&to=${end}`);
      if (isCurrent) {
        setAnswer({ rows, model });
        if (!hasNextPage) {
          setRowCount(start + rows.length); // -1 until now
        }
      }
      // #endregion preview
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [server, model]);

  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Parcels that are not counted"
        rows={answer?.rows}
        columns={columns}
        loading={answer?.model !== model}
        paginationMode="server"
        rowCount={rowCount}
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5]}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
