import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import { columns } from './columns';
import { orders } from './data';
import { OverlayCell } from './OverlayCell';

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
