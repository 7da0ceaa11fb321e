import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridLogicOperator, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 140 },
  { field: 'author', headerName: 'Author', width: 150 },
];

const authors = ['Emily Brontë', 'Thomas Mann'];

const toolbar = {
  quickFilterProps: {
    quickFilterParser: (text: string) =>
      text
        .split(',')
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== ''),
    quickFilterFormatter: (phrases: string[]) => phrases.join(', '),
    debounceMs: 500,
  },
};

export default function CommaSearch() {
  const [values, setValues] = React.useState<string[]>(authors);
  return (
    <Stack spacing={2}>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Books of several authors"
          rows={books}
          columns={columns}
          initialState={{
            filter: {
              filterModel: {
                items: [],
                quickFilterValues: authors,
                quickFilterLogicOperator: GridLogicOperator.Or,
              },
            },
          }}
          onFilterModelChange={(model) => setValues(model.quickFilterValues ?? [])}
          showToolbar
          slotProps={{ toolbar }}
          hideFooter
        />
      </Box>
      <Typography variant="body2">{`quickFilterValues: ${JSON.stringify(values)}`}</Typography>
    </Stack>
  );
}
