import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { sales, type StoreSales } from './data';

const columns: GridColDef<StoreSales>[] = [
  { field: 'store', headerName: 'Store', width: 120 },
  { field: 'january', headerName: 'January', type: 'number', width: 120 },
  { field: 'february', headerName: 'February', type: 'number', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function NarrowPins() {
  const [phone, setPhone] = React.useState(false);
  const [size, setSize] = React.useState<'narrow' | 'wide'>('wide');
  const [models, setModels] = React.useState<Record<string, GridPinnedColumnFields>>({
    narrow: { left: ['store'] },
    wide: { left: ['store'], right: ['total'] },
  });
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={phone} onChange={(_, checked) => setPhone(checked)} />}
        label="Width of a phone"
      />
      <Box sx={{ height: 284, maxWidth: phone ? 300 : undefined }}>
        <DataGridPro
          label="Sales with fewer pinned columns on a phone"
          rows={sales}
          columns={columns}
          // #region preview
          pinnedColumns={models[size]}
          onPinnedColumnsChange={(model) => setModels({ ...models, [size]: model })}
          onResize={({ width }) => setSize(width < 400 ? 'narrow' : 'wide')}
          // #endregion preview
          hideFooter
        />
      </Box>
    </Stack>
  );
}
