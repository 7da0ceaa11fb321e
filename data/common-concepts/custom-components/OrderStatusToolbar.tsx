import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, Toolbar, type GridColDef, type GridSlotProps } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const orders = [
  { id: 1, order: '10-441', customer: 'Okafor Ltd', status: 'Open' },
  { id: 2, order: '10-442', customer: 'Lindqvist AB', status: 'Sent' },
  { id: 3, order: '10-443', customer: 'Moreau SARL', status: 'Open' },
  { id: 4, order: '10-444', customer: 'Tanaka KK', status: 'Sent' },
];

interface StatusButtonsProps {
  value?: string;
  onChange?: (status: string) => void;
}

function StatusButtons({ value, onChange }: StatusButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Status"
      value={value}
      onChange={(_, status: string | null) => status && onChange?.(status)}
    >
      <ToggleButton value="All">All</ToggleButton>
      <ToggleButton value="Open">Open</ToggleButton>
      <ToggleButton value="Sent">Sent</ToggleButton>
    </ToggleButtonGroup>
  );
}

// #region preview
declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    status?: string;
    onStatusChange?: (status: string) => void;
  }
}

// Defined at the top level, so that React keeps its state.
function StatusToolbar({ status, onStatusChange }: GridSlotProps['toolbar']) {
  const buttons = <StatusButtons value={status} onChange={onStatusChange} />;
  return <Toolbar style={{ justifyContent: 'flex-start' }}>{buttons}</Toolbar>;
}
// #endregion preview

export default function OrderStatusToolbar() {
  const [status, setStatus] = React.useState('Open');
  return (
    <Box sx={{ height: 330 }}>
      <DataGrid
        label="Orders"
        rows={orders.filter((order) => status === 'All' || order.status === status)}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: StatusToolbar }}
        slotProps={{ toolbar: { status, onStatusChange: setStatus } }}
      />
    </Box>
  );
}
