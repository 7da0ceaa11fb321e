import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => `${total.toFixed(2)} €`,
  },
];

export default function ExportedValues() {
  const apiRef = useGridApiRef();
  const [isRaw, setIsRaw] = React.useState(false);
  const [csv, setCsv] = React.useState('');

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 214 }}>
        {/* #region preview */}
        <DataGrid
          label="Orders with notes"
          apiRef={apiRef}
          rows={orders.slice(0, 3)}
          columns={columns}
          ignoreValueFormatterDuringExport={isRaw}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <FormControlLabel
          label="Raw values"
          control={<Switch checked={isRaw} onChange={(_, checked) => setIsRaw(checked)} />}
        />
        <Button variant="outlined" onClick={() => setCsv(apiRef.current?.getDataAsCsv() ?? '')}>
          Get CSV
        </Button>
      </Stack>
      <Box component="output" sx={{ fontFamily: 'monospace', whiteSpace: 'pre-wrap', minHeight: 96 }}>
        {csv}
      </Box>
    </Stack>
  );
}
