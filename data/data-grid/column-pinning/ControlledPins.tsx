import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { sales, type StoreSales } from './data';

const columns: GridColDef<StoreSales>[] = [
  { field: 'store', headerName: 'Store', width: 120 },
  { field: 'january', headerName: 'January', type: 'number', width: 180 },
  { field: 'february', headerName: 'February', type: 'number', width: 180 },
  { field: 'march', headerName: 'March', type: 'number', width: 180 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

const views: Record<string, GridPinnedColumnFields> = {
  Store: { left: ['store'] },
  Total: { right: ['total'] },
  Nothing: {},
};

export default function ControlledPins() {
  const [pinned, setPinned] = React.useState(views.Store!);
  const view = Object.keys(views).find((name) => views[name] === pinned) ?? null;
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Pinned column"
        value={view}
        onChange={(_event, name: string | null) => setPinned(views[name ?? 'Nothing']!)}
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 284 }}>
        <DataGridPro
          aria-label="Sales with controlled pinned columns"
          rows={sales}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {JSON.stringify(pinned)}
      </Typography>
    </Stack>
  );
}
