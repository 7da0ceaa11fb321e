import Box from '@mui/material/Box';
import { DataGrid, GridLogicOperator, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
];

// #region preview
const filterModel: GridFilterModel = {
  items: [],
  quickFilterValues: ['zola', 'mann'],
  quickFilterLogicOperator: GridLogicOperator.Or,
};
// #endregion preview

export default function AnyWord() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        aria-label="Books by two authors"
        rows={books}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
