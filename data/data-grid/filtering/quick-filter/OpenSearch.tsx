import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
];

function SearchToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  return (
    <Toolbar aria-label="Search" style={{ gap: 12 }}>
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { value }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              fullWidth
              placeholder="Title or author"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Title or author' },
                input: {
                  startAdornment: <SearchIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />,
                  endAdornment: value && (
                    <QuickFilterClear aria-label="Clear the search" size="small" edge="end">
                      <ClearIcon fontSize="small" />
                    </QuickFilterClear>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
      <Typography component="output" variant="body2">{`${count} found`}</Typography>
    </Toolbar>
  );
}

export default function OpenSearch() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        aria-label="Books with an open search field"
        rows={books}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </Box>
  );
}
