import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

export default function SearchAbove() {
  const [text, setText] = React.useState('');
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  // #region preview
  const search = (newText: string) => {
    setText(newText);
    const words = newText.split(' ').filter((word) => word !== '');
    setFilterModel((model) => ({ ...model, quickFilterValues: words }));
  };
  // #endregion preview
  return (
    <Stack spacing={2}>
      <TextField
        type="search"
        label="Search books"
        size="small"
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Books with a search field above"
          rows={books}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
