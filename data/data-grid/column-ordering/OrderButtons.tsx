import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deliveries, type Delivery } from './data';

const definitions: Record<string, GridColDef<Delivery>> = {
  id: { field: 'id', headerName: 'Delivery', width: 100 },
  customer: { field: 'customer', headerName: 'Customer', width: 140 },
  city: { field: 'city', headerName: 'City', width: 90 },
  driver: { field: 'driver', headerName: 'Driver', width: 130 },
};

const orders: Record<string, string[]> = {
  Office: ['id', 'customer', 'city', 'driver'],
  Driver: ['driver', 'city', 'customer', 'id'],
};

export default function OrderButtons() {
  const [order, setOrder] = React.useState('Office');
  const columns = React.useMemo(() => orders[order]!.map((field) => definitions[field]!), [order]);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the columns"
        value={order}
        onChange={(_event, name: string | null) => setOrder(name ?? order)}
      >
        {Object.keys(orders).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 266 }}>
        <DataGrid
          aria-label="Deliveries in two orders"
          rows={deliveries}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </Box>
    </Stack>
  );
}
