import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(60);

export default function ControlledPages() {
  // #region preview
  const [model, setModel] = React.useState({ page: 2, pageSize: 5 });

  return (
    <Stack spacing={1}>
      <Typography component="output">{`page: ${model.page}, pageSize: ${model.pageSize}`}</Typography>
      <Box sx={{ height: 370 }}>
        <DataGrid
          paginationModel={model}
          onPaginationModelChange={setModel}
          // #endregion preview
          pageSizeOptions={[5, 10, 20]}
          label="Parcels with a controlled page"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Stack>
  );
}
