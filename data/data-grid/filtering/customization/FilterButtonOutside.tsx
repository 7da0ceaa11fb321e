import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { hotels, type Hotel } from './data';

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110 },
];

export default function FilterButtonOutside() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Button ref={setButton} onClick={() => apiRef.current?.showFilterPanel('city')}>
        Filter by city
      </Button>
      <Box sx={{ height: 370, width: '100%' }}>
        <DataGrid
          label="Hotels with a filter button above"
          apiRef={apiRef}
          rows={hotels}
          columns={columns}
          slotProps={{ panel: { target: button } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
