import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from './data';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 90 },
];

export default function EventLog() {
  const [lines, setLines] = React.useState(['Click a row or a header, or press an arrow key.']);
  const log = (line: string) => setLines((previous) => [line, ...previous].slice(0, 4));
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Shipments that report events"
          rows={shipments}
          columns={columns}
          hideFooter
          // #region preview
          onRowClick={(params) => log(`rowClick: ${params.row.destination}`)}
          onColumnHeaderClick={(params) => log(`columnHeaderClick: ${params.field}`)}
          onSortModelChange={(model) => log(`sortModelChange: ${JSON.stringify(model)}`)}
          onCellKeyDown={(params, event) => log(`cellKeyDown: ${event.key} in ${params.field}`)}
          // #endregion preview
        />
      </Box>
      <Box role="log" aria-label="Last events" sx={{ height: 104, overflow: 'hidden' }}>
        {lines.map((line, index) => (
          <Typography key={index} variant="body2" noWrap>
            {line}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
