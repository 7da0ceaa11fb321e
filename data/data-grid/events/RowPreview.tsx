import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiContext, useGridEvent, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from './data';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
];

function PreviewFooter() {
  const apiRef = useGridApiContext();
  // #region preview
  const [shipment, setShipment] = React.useState<Shipment>();
  // When the key is released, focus is already in the next cell.
  useGridEvent(apiRef, 'rowMouseEnter', (params) => setShipment(params.row));
  useGridEvent(apiRef, 'cellKeyUp', (params) => setShipment(params.row));
  // #endregion preview
  return (
    <Box
      component="output"
      sx={{ display: 'block', height: 56, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2">
        {shipment ? `${shipment.carrier}, ${shipment.parcels} parcels` : 'Point at a row.'}
      </Typography>
      <Typography variant="caption">{shipment?.note}</Typography>
    </Box>
  );
}

export default function RowPreview() {
  return (
    <Box sx={{ height: 324 }}>
      <DataGrid
        label="Shipments with a preview"
        rows={shipments}
        columns={columns}
        slots={{ footer: PreviewFooter }}
      />
    </Box>
  );
}
