import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, gridColumnFieldsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './data';

const KEY = 'delivery-column-order';

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Delivery', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'city', headerName: 'City', width: 90 },
];

function DeliveryGrid() {
  const apiRef = useGridApiRef();

  // #region preview
  React.useEffect(() => {
    const orderedFields = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    apiRef.current?.restoreState({ columns: { orderedFields } });
  }, [apiRef]);

  return (
    <DataGridPro
      apiRef={apiRef}
      label="Deliveries in the saved order"
      rows={deliveries}
      columns={columns}
      onColumnOrderChange={() => localStorage.setItem(KEY, JSON.stringify(gridColumnFieldsSelector(apiRef)))}
      // #endregion preview
      hideFooter
    />
  );
}

export default function SavedOrder() {
  const [visit, setVisit] = React.useState(1);
  return (
    <Stack spacing={1}>
      <Box>
        <Button size="small" variant="outlined" onClick={() => setVisit(visit + 1)}>
          Leave and come back
        </Button>
      </Box>
      <Box sx={{ height: 266 }}>
        <DeliveryGrid key={visit} />
      </Box>
    </Stack>
  );
}
