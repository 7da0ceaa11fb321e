import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120, sortable: false },
  { field: 'opened', headerName: 'Opened', width: 120 },
];

export default function DisabledSorting() {
  const apiRef = useGridApiRef();
  const [disabled, setDisabled] = React.useState(false);
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FormControlLabel
          control={<Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />}
          label="Disable all columns"
        />
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.sortColumn('customer', 'asc')}>
          Sort by customer
        </Button>
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Tickets with a column that users cannot sort"
          rows={tickets}
          columns={columns}
          disableColumnSorting={disabled}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
