import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { columns } from './columns';
import { orders } from './data';

function AllColumnsHidden() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2">All columns are hidden</Typography>
        <Button size="small" onClick={() => apiRef.current.setColumnVisibilityModel({})}>
          Show all columns
        </Button>
      </Stack>
    </GridOverlay>
  );
}

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
