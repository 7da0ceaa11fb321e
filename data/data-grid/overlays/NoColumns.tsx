import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';
import { OverlayCell } from './OverlayCell';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

// #region preview
function AllColumnsHidden() {
  const apiRef = useGridApiContext();
  return (
    <OverlayCell>
      <Typography variant="body2">All columns are hidden</Typography>
      <Button size="small" onClick={() => apiRef.current.setColumnVisibilityModel({})}>
        Show all columns
      </Button>
    </OverlayCell>
  );
}
// #endregion preview

export default function NoColumns() {
  return (
    <Box sx={{ height: 260 }}>
      <DataGrid
        label="Orders with hidden columns"
        rows={orders}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { id: false, customer: false, total: false } },
        }}
        slots={{ noColumnsOverlay: AllColumnsHidden }}
        hideFooter
      />
    </Box>
  );
}
