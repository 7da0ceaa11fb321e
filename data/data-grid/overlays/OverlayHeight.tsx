import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import type { Order } from './data';

const noOrders: Order[] = [];

export default function OverlayHeight() {
  return (
    <DataGrid
      label="Orders without a fixed height"
      rows={noOrders}
      columns={columns}
      sx={{ '--DataGrid-overlayHeight': '200px' }}
      hideFooter
    />
  );
}
