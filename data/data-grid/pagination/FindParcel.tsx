import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(45);

export default function FindParcel() {
  const apiRef = useGridApiRef();
  const [id, setId] = React.useState('P-1033');

  // #region preview
  const showParcel = () => {
    const index = gridFilteredSortedRowIdsSelector(apiRef).indexOf(id);
    if (index >= 0) {
      apiRef.current?.setPage(Math.floor(index / gridPageSizeSelector(apiRef)));
      apiRef.current?.selectRow(id, true, true);
    }
  };
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextField
          size="small"
          label="Parcel"
          value={id}
          onChange={(event) => setId(event.target.value)}
          sx={{ width: 140 }}
        />
        <Button variant="outlined" onClick={showParcel}>
          Show
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          label="Parcels to search"
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          hideFooterSelectedRowCount
        />
      </Box>
    </Stack>
  );
}
