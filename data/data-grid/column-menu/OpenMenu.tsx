import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnMenuSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
  { field: 'author', headerName: 'Author', width: 120 },
];

function MenuState() {
  const apiRef = useGridApiContext();
  const { open, field } = useGridSelector(apiRef, gridColumnMenuSelector);
  return (
    <Typography component="output" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {open ? `Menu of ${field}` : 'No menu'}
    </Typography>
  );
}

export default function OpenMenu() {
  const apiRef = useGridApiRef();
  const [isDisabled, setIsDisabled] = React.useState(false);
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.toggleColumnMenu('author')}>
          Menu of Author
        </Button>
        <FormControlLabel
          control={<Switch checked={isDisabled} onChange={(event) => setIsDisabled(event.target.checked)} />}
          label="disableColumnMenu"
        />
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Books with a button for a menu"
          rows={books}
          columns={columns}
          disableColumnMenu={isDisabled}
          slots={{ footer: MenuState }}
        />
      </Box>
    </Stack>
  );
}
