import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from './data';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
];

export default function OpenShipment() {
  const [opened, setOpened] = React.useState('none');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Shipments to open"
          rows={shipments}
          columns={columns}
          hideFooter
          // #region preview
          onRowClick={(params) => setOpened(params.row.destination)}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') {
              setOpened(params.row.destination);
            }
          }}
          // #endregion preview
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Opened: ${opened}`}
      </Typography>
    </Stack>
  );
}
