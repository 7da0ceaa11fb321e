import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuFilterItem,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
  { field: 'author', headerName: 'Author', width: 160 },
];

function FilterItems(props: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  // #region preview
  const removeFilters = (event: React.MouseEvent<HTMLElement>) => {
    apiRef.current.setFilterModel({ items: [] });
    props.onClick(event);
  };
  return (
    <React.Fragment>
      <GridColumnMenuFilterItem {...props} />
      <MenuItem onClick={removeFilters}>
        <ListItemText inset>Remove all filters</ListItemText>
      </MenuItem>
    </React.Fragment>
  );
  // #endregion preview
}

export default function ClearFilters() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Books with a menu item that removes filters"
        rows={books}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'author', operator: 'contains', value: 'Jane' }] } },
        }}
        slotProps={{ columnMenu: { slots: { columnMenuFilterItem: FilterItems } } }}
        hideFooter
      />
    </Box>
  );
}
