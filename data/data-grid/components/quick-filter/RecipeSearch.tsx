import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 140 },
  { field: 'cuisine', headerName: 'Cuisine', width: 110 },
];

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter className={({ expanded }) => (expanded ? 'search expanded' : 'search')}>
        {/* #region preview */}
        <QuickFilterTrigger render={<ToolbarButton className="trigger" aria-label="Search" />}>
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
        <QuickFilterControl
          className="field"
          render={({ ref, ...props }) => (
            <TextField {...props} inputRef={ref} size="small" placeholder="Search recipes" />
          )}
        />
        {/* #endregion preview */}
        <QuickFilterClear className="field" aria-label="Clear the search">
          <ClearIcon fontSize="small" />
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function RecipeSearch() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Recipes with a search field that expands"
        rows={recipes}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        sx={{
          '& .search': { display: 'flex', alignItems: 'center' },
          '& .search:not(.expanded) .field, & .search.expanded .trigger': { display: 'none' },
        }}
        hideFooter
      />
    </Box>
  );
}
