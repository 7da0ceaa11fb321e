import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { recipes, type Recipe } from './data';

const columns: GridColDef<Recipe>[] = [
  { field: 'name', headerName: 'Recipe', flex: 1, minWidth: 140 },
  { field: 'cuisine', headerName: 'Cuisine', width: 110 },
];

function SearchToolbar() {
  const apiRef = useGridApiContext();
  const fieldRef = React.useRef<HTMLInputElement>(null);
  // #region preview
  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('cellKeyDown', (_params, event) => {
        if (event.key === '/') {
          event.preventDefault();
          fieldRef.current?.focus();
        }
      }),
    [apiRef],
  );
  // #endregion preview
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          ref={fieldRef}
          render={({ ref, ...props }) => (
            <TextField {...props} inputRef={ref} size="small" fullWidth placeholder="Search with /" />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchShortcut() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Recipes with a keyboard shortcut"
        rows={recipes}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </Box>
  );
}
