import Box from '@mui/material/Box';
import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
];

// #region preview
const quickFilterProps = {
  quickFilterParser: (text: string) =>
    text
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  quickFilterFormatter: (phrases: string[]) => phrases.join(', '),
};
// #endregion preview

export default function CommaSearch() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        aria-label="Books of several authors"
        rows={books}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['Emily Brontë', 'Thomas Mann'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        showToolbar
        slotProps={{ toolbar: { quickFilterProps } }}
        hideFooter
      />
    </Box>
  );
}
