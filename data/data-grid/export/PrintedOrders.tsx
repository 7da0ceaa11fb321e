import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const pageStyle = `
  @page { size: landscape; margin: 15mm; }
  .MuiDataGrid-root .MuiDataGrid-main { color: black; }
`;

export default function PrintedOrders() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Orders to print"
        rows={orders}
        columns={columns}
        showToolbar
        // #region preview
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { fileName: 'Orders of March', hideToolbar: true, hideFooter: true, pageStyle },
          },
        }}
        // #endregion preview
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3]}
      />
    </Box>
  );
}
