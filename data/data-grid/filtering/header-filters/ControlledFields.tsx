import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 130 },
];

export default function ControlledFields() {
  // #region preview
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 'subject', field: 'subject', operator: 'contains', value: 'login' },
      { id: 'hours', field: 'hours', operator: '>', value: 2 },
    ],
  });
  // #endregion preview
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button
        size="small"
        disabled={filterModel.items.length === 0}
        onClick={() => setFilterModel({ ...filterModel, items: [] })}
      >
        Clear filters
      </Button>
      <Box sx={{ height: 426, width: '100%' }}>
        <DataGridPro
          label="Tickets with controlled filters"
          rows={tickets}
          columns={columns}
          headerFilters
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
