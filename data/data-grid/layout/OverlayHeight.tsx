import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './data';

export default function OverlayHeight() {
  return (
    <Box sx={{ minHeight: 218 }}>
      <DataGrid
        label="Canceled ferries"
        rows={[]}
        columns={columns}
        autoHeight
        hideFooter
        sx={{ '--DataGrid-overlayHeight': '160px' }}
      />
    </Box>
  );
}
