import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110 },
];

// #region preview
function BookMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  if (colDef.field === 'copies') {
    return (
      <GridColumnMenuContainer {...props}>
        <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      </GridColumnMenuContainer>
    );
  }
  return <GridColumnMenu {...props} />;
}
// #endregion preview

export default function CustomMenu() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Books with a custom menu for one column"
        rows={books}
        columns={columns}
        slots={{ columnMenu: BookMenu }}
        hideFooter
      />
    </Box>
  );
}
