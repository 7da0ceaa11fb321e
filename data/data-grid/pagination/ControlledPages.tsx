import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(60);

export default function ControlledPages() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 4, pageSize: 5 });

  const changePage = (next: GridPaginationModel) => {
    if (next.pageSize === model.pageSize) {
      setModel(next);
    } else {
      // Go to the page that contains the first row of the current page.
      const firstRow = model.page * model.pageSize;
      setModel({ ...next, page: Math.floor(firstRow / next.pageSize) });
    }
  };

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          aria-label="Parcels with a controlled page"
          rows={rows}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={changePage}
          pageSizeOptions={[5, 10, 20]}
        />
      </Box>
      <Typography component="output" variant="body2">
        {`page: ${model.page}, pageSize: ${model.pageSize}`}
      </Typography>
    </Stack>
  );
}
