import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { courses, type Course } from './data';

const columns: GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

export default function LoadingRows() {
  const [loading, setLoading] = React.useState(true);
  const [hasRows, setHasRows] = React.useState(false);
  return (
    <Stack spacing={1}>
      <Stack direction="row">
        <FormControlLabel
          control={<Switch checked={loading} onChange={(_, checked) => setLoading(checked)} />}
          label="Loading"
        />
        <FormControlLabel
          control={<Switch checked={hasRows} onChange={(_, checked) => setHasRows(checked)} />}
          label="Rows"
        />
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Courses that load"
          rows={hasRows ? courses : []}
          columns={columns}
          loading={loading}
          localeText={{ noRowsLabel: 'No courses yet' }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
