import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 100 },
  { field: 'author', headerName: 'Author', width: 110, minWidth: 80 },
];

export default function WidthsFromCode() {
  const apiRef = useGridApiRef();
  const toggleAuthor = () => {
    const isVisible = apiRef.current?.getVisibleColumns().some(({ field }) => field === 'author');
    apiRef.current?.setColumnVisibility('author', !isVisible);
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.setColumnWidth('author', 180)}>
          Author 180
        </Button>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.setColumnWidth('author', 20)}>
          Author 20
        </Button>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.setColumnWidth('title', 400)}>
          Title 400
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.updateColumns([{ field: 'title', flex: 0, width: 400 }])}
        >
          Title 400 without flex
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.updateColumns([{ field: 'title', flex: 1 }])}
        >
          Title flexible
        </Button>
        <Button size="small" variant="outlined" onClick={toggleAuthor}>
          Hide or show author
        </Button>
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Books with buttons for widths"
          rows={books}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
