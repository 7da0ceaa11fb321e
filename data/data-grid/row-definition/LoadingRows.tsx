import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridLoadingOverlayVariant } from '@mui/x-data-grid';
import { courses, type Course } from './data';

const columns: GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const variants: GridLoadingOverlayVariant[] = ['linear-progress', 'circular-progress', 'skeleton'];

export default function LoadingRows() {
  const [loading, setLoading] = React.useState(true);
  const [hasRows, setHasRows] = React.useState(false);
  const [variant, setVariant] = React.useState<GridLoadingOverlayVariant>();
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          control={<Switch checked={loading} onChange={(_, checked) => setLoading(checked)} />}
          label="Loading"
        />
        <FormControlLabel
          control={<Switch checked={hasRows} onChange={(_, checked) => setHasRows(checked)} />}
          label="Rows"
        />
        <TextField
          select
          size="small"
          label="Variant"
          value={variant ?? 'default'}
          onChange={(event) => setVariant(variants.find((name) => name === event.target.value))}
          sx={{ minWidth: 180 }}
        >
          {['default', ...variants].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Courses that load"
          rows={hasRows ? courses : []}
          columns={columns}
          loading={loading}
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
          localeText={{ noRowsLabel: 'No courses yet' }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
