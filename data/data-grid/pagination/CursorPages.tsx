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
  const [{ page, pageSize }, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 5 });
  const [data, setData] = React.useState<{ rows: Parcel[]; total: number }>({ rows: [], total: 0 });
  const [loading, setLoading] = React.useState(true);
  // The cursor of each known page. The first page needs none.
  const cursors = React.useRef<(string | undefined)[]>([undefined]);

  React.useEffect(() => {
    let isCurrent = true;
    setLoading(true);
    fetchAfter(cursors.current[page], pageSize).then((answer) => {
      if (isCurrent) {
        cursors.current[page + 1] = answer.nextCursor;
        setData(answer);
        setLoading(false);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [page, pageSize]);

  const changePage = (next: GridPaginationModel) => {
    if (next.pageSize !== pageSize) {
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
        rows={data.rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={data.total}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={changePage}
        pageSizeOptions={[5, 10]}
        disableColumnSorting
        disableColumnFilter
      />
    </Box>
  );
}
