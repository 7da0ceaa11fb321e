import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

type Situation = 'empty' | 'no matches' | 'no columns' | 'loading';

const situations: Situation[] = ['empty', 'no matches', 'no columns', 'loading'];

const noMatches = { items: [{ field: 'customer', operator: 'contains', value: 'zoo' }] };
const hiddenColumns = { id: false, customer: false, total: false };

export default function OverlayStates() {
  const [situation, setSituation] = React.useState<Situation>('empty');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Situation"
        value={situation}
        onChange={(_event, value: Situation | null) => value && setSituation(value)}
      >
        {situations.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 260 }}>
        {/* #region preview */}
        <DataGrid
          label="Orders"
          rows={situation === 'empty' ? [] : orders}
          columns={columns}
          loading={situation === 'loading'}
          filterModel={situation === 'no matches' ? noMatches : { items: [] }}
          columnVisibilityModel={situation === 'no columns' ? hiddenColumns : {}}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
