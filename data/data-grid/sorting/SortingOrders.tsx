import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const sequences: Record<string, GridSortDirection[]> = {
  'Three steps': ['asc', 'desc', null],
  'Descending first': ['desc', 'asc', null],
  'Always sorted': ['asc', 'desc'],
};

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'opened', headerName: 'Opened', width: 120, sortingOrder: ['desc', null] },
];

export default function SortingOrders() {
  const [sequence, setSequence] = React.useState('Always sorted');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sorting order of the grid"
        value={sequence}
        onChange={(_event, value: string | null) => value && setSequence(value)}
      >
        {Object.keys(sequences).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Tickets with a sorting order"
          rows={tickets}
          columns={columns}
          sortingOrder={sequences[sequence]}
          initialState={{ sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] } }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
