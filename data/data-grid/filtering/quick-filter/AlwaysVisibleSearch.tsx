import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ClearIcon from '@mui/icons-material/Clear';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
];

function SearchToolbar() {
  return (
    <Toolbar aria-label="Search">
      <QuickFilter expanded style={{ display: 'flex', alignItems: 'center', flex: 1 }}>
        {/* #region preview */}
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              fullWidth
              placeholder="Title or author"
              slotProps={{ htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Title or author' } }}
            />
          )}
        />
        {/* #endregion preview */}
        <QuickFilterClear aria-label="Clear the search">
          <ClearIcon fontSize="small" />
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function AlwaysVisibleSearch() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        label="Books with a visible search field"
        rows={books}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </Box>
  );
}
