import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiContext, type GridColDef, type GridColumnMenuItemProps } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 100 },
  { field: 'author', headerName: 'Author', width: 120 },
];

function WidthItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  // #region preview
  const resize = (step: number) => (event: React.MouseEvent<HTMLElement>) => {
    const column = apiRef.current.getColumn(colDef.field);
    // A flexible column would ignore its width.
    apiRef.current.updateColumns([{ ...column, flex: 0 }]);
    apiRef.current.setColumnWidth(column.field, column.computedWidth + step);
    onClick(event);
  };
  // #endregion preview

  return (
    <React.Fragment>
      <MenuItem onClick={resize(40)}>
        <ListItemText inset>Wider</ListItemText>
      </MenuItem>
      <MenuItem onClick={resize(-40)}>
        <ListItemText inset>Narrower</ListItemText>
      </MenuItem>
    </React.Fragment>
  );
}

export default function KeyboardWidths() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Books with widths in the column menu"
        rows={books}
        columns={columns}
        slotProps={{ columnMenu: { slots: { columnMenuWidthItems: WidthItems } } }}
        hideFooter
      />
    </Box>
  );
}
