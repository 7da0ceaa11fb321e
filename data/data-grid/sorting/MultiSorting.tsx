import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'priority', headerName: 'Priority', width: 120 },
  { field: 'opened', headerName: 'Opened', flex: 1, minWidth: 120 },
];

export default function MultiSorting() {
  const [always, setAlways] = React.useState(false);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'priority', sort: 'desc' },
    { field: 'opened', sort: 'asc' },
  ]);
  const text = sortModel.map(({ field, sort }) => `${field} ${sort}`).join(', then ');
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={always} onChange={(event) => setAlways(event.target.checked)} />}
        label="Multi-sorting without modifier key"
      />
      <Box sx={{ height: 318 }}>
        <DataGridPro
          aria-label="Tickets sorted by several columns"
          rows={tickets}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          multipleColumnsSortingMode={always ? 'always' : 'withModifierKey'}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Sorted by: ${text || 'nothing'}`}
      </Typography>
    </Stack>
  );
}
