import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { courses, type Course } from './data';

const columns: GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 130 },
  {
    field: 'free',
    headerName: 'Free seats',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.seats - row.booked,
  },
];

export default function TeacherEmails() {
  const apiRef = useGridApiRef();
  const [emails, setEmails] = React.useState<string>();
  // #region preview
  const showEmails = () => {
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    const rows = ids.map((id) => apiRef.current?.getRow<Course>(id));
    setEmails(rows.map((row) => row?.teacher.email).join(', '));
  };
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Box>
        <Button size="small" variant="outlined" onClick={showEmails}>
          List email addresses
        </Button>
      </Box>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          label="Courses with free seats"
          rows={courses}
          columns={columns}
          initialState={{
            filter: { filterModel: { items: [{ field: 'free', operator: '>', value: 0 }] } },
            sorting: { sortModel: [{ field: 'free', sort: 'desc' }] },
          }}
        />
      </Box>
      <Typography component="output" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {emails ?? 'Nothing listed'}
      </Typography>
    </Stack>
  );
}
