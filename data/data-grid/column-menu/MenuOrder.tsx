import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
  { field: 'author', headerName: 'Author', width: 140 },
];

export default function MenuOrder() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Books with a reordered column menu"
        rows={books}
        columns={columns}
        // #region preview
        slotProps={{
          columnMenu: {
            slotProps: { columnMenuColumnsItem: { displayOrder: 0 } },
          },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
