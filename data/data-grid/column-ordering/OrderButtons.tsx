import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deliveries, type Delivery } from './data';

// #region preview
const id: GridColDef<Delivery> = { field: 'id', headerName: 'Delivery', width: 100 };
const customer: GridColDef<Delivery> = { field: 'customer', headerName: 'Customer', width: 140 };
const city: GridColDef<Delivery> = { field: 'city', headerName: 'City', width: 90 };
const driver: GridColDef<Delivery> = { field: 'driver', headerName: 'Driver', width: 130 };

const columnsByView = {
  office: [id, customer, city, driver],
  driver: [driver, city, customer, id],
};
// #endregion preview

type View = keyof typeof columnsByView;

export default function OrderButtons() {
  const [view, setView] = React.useState<View>('office');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, next: View | null) => setView(next ?? view)}
      >
        <ToggleButton value="office">Office</ToggleButton>
        <ToggleButton value="driver">Driver</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Deliveries in two orders"
          rows={deliveries}
          columns={columnsByView[view]}
          checkboxSelection
          hideFooter
        />
      </Box>
    </Stack>
  );
}
