import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lessons } from './data';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'day', headerName: 'Day', width: 100 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 90 },
];

export default function SortedSpans() {
  const [south, setSouth] = React.useState(true);
  const items = south ? [] : [{ field: 'room', operator: 'equals', value: 'North' }];
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={south} onChange={(_, checked) => setSouth(checked)} />}
        label="Show the room South"
      />
      <Box sx={{ height: 370 }}>
        {/* #region preview */}
        <DataGrid
          label="Sorted and filtered lessons"
          rows={lessons}
          columns={columns}
          rowSpanning
          filterModel={{ items }}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
