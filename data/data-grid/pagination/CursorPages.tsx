import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import type { Parcel } from './data';
import { fetchAfter } from './fetchAfter';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

export default function CursorPages() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [answer, setAnswer] = React.useState<{ rows: Parcel[]; total: number; model: GridPaginationModel }>();
  // The cursor of each known page. The first page needs none.
  const cursors = React.useRef<(string | undefined)[]>([undefined]);

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { nextCursor, ...data } = await fetchAfter(cursors.current[model.page], model.pageSize);
      if (isCurrent) {
        cursors.current[model.page + 1] = nextCursor;
        setAnswer({ ...data, model });
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [model]);

  const changePage = (next: GridPaginationModel) => {
    if (next.pageSize !== model.pageSize) {
      // Cursors depend on the page size.
      cursors.current = [undefined];
      setModel({ page: 0, pageSize: next.pageSize });
    } else if (next.page === 0 || cursors.current[next.page]) {
      setModel(next);
    }
  };

  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Parcels by cursor"
        rows={answer?.rows}
        columns={columns}
        loading={answer?.model !== model}
        paginationMode="server"
        rowCount={answer?.total ?? 0}
        paginationModel={model}
        onPaginationModelChange={changePage}
        pageSizeOptions={[5, 10]}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
