import Box from '@mui/material/Box';
import { DataGrid, GridCellEditStopReasons, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from './data';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'note', headerName: 'Note', editable: true, flex: 1, minWidth: 160 },
];

export default function PreventedDefault() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Shipments with notes to edit"
        rows={shipments}
        columns={columns}
        hideFooter
        // #region preview
        onCellEditStop={(params, event) => {
          if (params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        // #endregion preview
      />
    </Box>
  );
}
