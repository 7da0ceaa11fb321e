import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 100 },
  { field: 'author', headerName: 'Author', width: 120 },
];

export default function FlexToFixed() {
  const apiRef = useGridApiRef();

  // #region preview
  const fixTitle = () => {
    const title = apiRef.current?.getColumn('title');
    if (title) {
      apiRef.current?.updateColumns([{ ...title, flex: 0, width: 300 }]);
    }
  };
  // #endregion preview

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button size="small" variant="outlined" onClick={fixTitle}>
        Title 300 px
      </Button>
      <Box sx={{ width: '100%', height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          label="Books with a flexible column that gets a width"
          rows={books}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
