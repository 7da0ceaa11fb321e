import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
];

function LibraryToolbar() {
  const [isExpanded, setIsExpanded] = React.useState(false);
  return (
    <Toolbar aria-label="Library">
      {!isExpanded && <Typography sx={{ flex: 1, paddingInlineStart: 1 }}>Library</Typography>}
      <QuickFilter
        expanded={isExpanded}
        onExpandedChange={setIsExpanded}
        style={{ flex: isExpanded ? 1 : undefined }}
      >
        {/* #region preview */}
        <QuickFilterTrigger
          render={(props, { expanded }) => (
            <ToolbarButton
              {...props}
              color="default"
              aria-label="Search the library"
              style={{ display: expanded ? 'none' : undefined }}
            >
              <SearchIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
        {/* #endregion preview */}
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              fullWidth
              style={{ display: expanded ? undefined : 'none' }}
              slotProps={{ htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search the library' } }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function ExpandingSearch() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        label="Books with an expanding search field"
        rows={books}
        columns={columns}
        showToolbar
        slots={{ toolbar: LibraryToolbar }}
        hideFooter
      />
    </Box>
  );
}
