import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(60);

export default function SameFirstRow() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 4, pageSize: 5 });

  // #region preview
  const changePage = (next: GridPaginationModel) => {
    if (next.pageSize === model.pageSize) {
      setModel(next);
    } else {
      // Go to the page that contains the first row of the current page.
      const firstRow = model.page * model.pageSize;
      setModel({ ...next, page: Math.floor(firstRow / next.pageSize) });
    }
  };
  // #endregion preview

  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        label="Parcels that keep their first row"
        rows={rows}
        columns={columns}
        paginationModel={model}
        onPaginationModelChange={changePage}
        pageSizeOptions={[5, 10, 20]}
      />
    </Box>
  );
}
