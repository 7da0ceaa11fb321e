import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { sales, type StoreSales } from './data';

const columns: GridColDef<StoreSales>[] = [
  { field: 'store', headerName: 'Store', width: 120 },
  { field: 'january', headerName: 'January', type: 'number', width: 180 },
  { field: 'february', headerName: 'February', type: 'number', width: 180 },
  { field: 'march', headerName: 'March', type: 'number', width: 180 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function ControlledPins() {
  // #region preview
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({ left: ['store'] });

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setPinned({})}>Unpin all</Button>
      <Box sx={{ height: 284, width: '100%' }}>
        <DataGridPro
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          // #endregion preview
          label="Sales with controlled pinned columns"
          rows={sales}
          columns={columns}
          hideFooter
        />
      </Box>
      <Typography component="output">{JSON.stringify(pinned)}</Typography>
    </Stack>
  );
}
