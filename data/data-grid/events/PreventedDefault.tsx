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
        aria-label="Shipments with notes to edit"
        rows={shipments}
        columns={columns}
        hideFooter
        onCellEditStop={(params, event) => {
          // A click outside the cell no longer ends editing. Enter, Tab and Escape still do.
          if (params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </Box>
  );
}
