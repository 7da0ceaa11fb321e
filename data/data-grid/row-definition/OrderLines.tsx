import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowId, type GridRowIdGetter } from '@mui/x-data-grid';

interface OrderLine {
  order: string;
  line: number;
  article: string;
}

const rows: OrderLine[] = [
  { order: 'A-17', line: 1, article: 'Easel' },
  { order: 'A-17', line: 2, article: 'Brush set' },
  { order: 'A-18', line: 1, article: 'Easel' },
  { order: 'A-18', line: 2, article: 'Sketchbook' },
];

const columns: GridColDef<OrderLine>[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  { field: 'line', headerName: 'Line', type: 'number', width: 70 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
];

const getRowId: GridRowIdGetter<OrderLine> = (row) => `${row.order}/${row.line}`;

export default function OrderLines() {
  const [clicked, setClicked] = React.useState<GridRowId>();
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Order lines"
          rows={rows}
          columns={columns}
          getRowId={getRowId}
          onRowClick={(params) => setClicked(params.id)}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {clicked === undefined ? 'Click a row to see its id.' : `Row id: ${clicked}`}
      </Typography>
    </Stack>
  );
}
