import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
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

const choices = [
  { key: 'raw', label: 'Raw values' },
  { key: 'semicolon', label: 'Semicolon' },
  { key: 'formulas', label: 'Keep formulas' },
] as const;

export default function ExportedValues() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({ raw: false, semicolon: false, formulas: false });
  const [csv, setCsv] = React.useState('');

  const showCsv = () =>
    setCsv(
      apiRef.current?.getDataAsCsv({
        delimiter: options.semicolon ? ';' : ',',
        escapeFormulas: !options.formulas,
      }) ?? '',
    );

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 214 }}>
        <DataGrid
          aria-label="Orders with notes"
          apiRef={apiRef}
          rows={orders.slice(0, 3)}
          columns={columns}
          ignoreValueFormatterDuringExport={options.raw}
          hideFooter
        />
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        {choices.map(({ key, label }) => (
          <FormControlLabel
            key={key}
            label={label}
            control={
              <Checkbox
                checked={options[key]}
                onChange={(event) => setOptions({ ...options, [key]: event.target.checked })}
              />
            }
          />
        ))}
        <Button variant="outlined" onClick={showCsv}>
          Get CSV
        </Button>
      </Stack>
      <Box component="output" sx={{ fontFamily: 'monospace', whiteSpace: 'pre-wrap', minHeight: 96 }}>
        {csv}
      </Box>
    </Stack>
  );
}
