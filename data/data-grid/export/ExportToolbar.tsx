import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

// #region preview
const button = <ToolbarButton render={<Button size="small" />} />;

function OrderToolbar() {
  return (
    <Toolbar aria-label="Download or print">
      <ExportCsv render={button} options={{ fileName: 'orders', utf8WithBom: true }}>
        Download
      </ExportCsv>
      <ExportPrint render={button}>Print</ExportPrint>
    </Toolbar>
  );
}
// #endregion preview

export default function ExportToolbar() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Orders with download and print buttons"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: OrderToolbar }}
        hideFooter
      />
    </Box>
  );
}
