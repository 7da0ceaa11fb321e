import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import FitScreenIcon from '@mui/icons-material/FitScreen';
import { DataGrid, useGridApiContext, type GridColDef, type GridColumnMenuItemProps } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'author', headerName: 'Author', width: 180 },
];

// #region preview
function AutosizeItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const autosize = (event: React.MouseEvent<HTMLElement>) => {
    onClick(event); // closes the menu
    void apiRef.current.autosizeColumns({ columns: [colDef.field], includeOutliers: true });
  };
  // #endregion preview

  return (
    <MenuItem onClick={autosize}>
      <ListItemIcon>
        <FitScreenIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

export default function AutosizeMenu() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Books with a menu item for column widths"
        rows={books}
        columns={columns}
        slotProps={{
          columnMenu: {
            slots: { columnMenuAutosizeItem: AutosizeItem },
            slotProps: { columnMenuAutosizeItem: { displayOrder: 15 } },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
