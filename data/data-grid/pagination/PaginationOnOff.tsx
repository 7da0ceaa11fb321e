import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(230);

export default function PaginationOnOff() {
  const [pagination, setPagination] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={pagination} onChange={(event) => setPagination(event.target.checked)} />}
        label="Pagination"
      />
      <Box sx={{ height: 370 }}>
        {/* #region preview */}
        <DataGridPro
          label="Parcels with optional pagination"
          rows={rows}
          columns={columns}
          pagination={pagination}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 200]}
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
