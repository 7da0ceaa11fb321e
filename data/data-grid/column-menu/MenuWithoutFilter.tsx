import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
  { field: 'author', headerName: 'Author', width: 140 },
];

export default function MenuWithoutFilter() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Books with a column menu that does not filter"
        // #region preview
        rows={books}
        columns={columns}
        slotProps={{
          columnMenu: { slots: { columnMenuFilterItem: null } },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
