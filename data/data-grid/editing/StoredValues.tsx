import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    editable: true,
    // #region preview
    valueGetter: (_value, row) => row.priceInCents / 100,
    valueSetter: (value: number | null, row) => ({ ...row, priceInCents: Math.round((value ?? 0) * 100) }),
    valueFormatter: (value: number) => value.toFixed(2),
    // #endregion preview
  },
];

export default function StoredValues() {
  const [saved, setSaved] = React.useState('nothing yet');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Parts with prices in cents"
          rows={parts}
          columns={columns}
          processRowUpdate={(part) => {
            setSaved(`${part.name}, ${part.priceInCents} cents`);
            return part;
          }}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Saved: ${saved}`}
      </Typography>
    </Stack>
  );
}
