import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
  {
    field: 'subjects',
    headerName: 'Subjects',
    width: 180,
    valueGetter: (value: string[]) => value.join(', '),
  },
];

export default function HiddenSubjects() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['marriage'],
    quickFilterExcludeHiddenColumns: false,
  });
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={filterModel.quickFilterExcludeHiddenColumns}
            onChange={(event) =>
              setFilterModel({ ...filterModel, quickFilterExcludeHiddenColumns: event.target.checked })
            }
          />
        }
        label="quickFilterExcludeHiddenColumns"
      />
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Books with hidden subjects"
          rows={books}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { subjects: false } } }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          hideFooter
        />
      </Box>
    </Stack>
  );
}
