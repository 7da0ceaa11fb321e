import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 150, minWidth: 110, maxWidth: 240 },
  { field: 'author', headerName: 'Author', width: 110 },
  { field: 'year', headerName: 'Year', width: 70, resizable: false },
];

export default function ResizeColumns() {
  const [disableColumnResize, setDisableColumnResize] = React.useState(false);
  const [disableAutosize, setDisableAutosize] = React.useState(false);
  const [dragged, setDragged] = React.useState('');
  const [changes, setChanges] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={disableColumnResize}
              onChange={(_, checked) => setDisableColumnResize(checked)}
            />
          }
          label="disableColumnResize"
        />
        <FormControlLabel
          control={
            <Switch checked={disableAutosize} onChange={(_, checked) => setDisableAutosize(checked)} />
          }
          label="disableAutosize"
        />
      </Box>
      <Box sx={{ height: 318 }}>
        <DataGrid
          aria-label="Books with resizable columns"
          rows={books}
          columns={columns}
          disableColumnResize={disableColumnResize}
          disableAutosize={disableAutosize}
          onColumnResize={({ colDef, width }) => setDragged(`${colDef.field} ${width}`)}
          onColumnWidthChange={({ colDef, width }) =>
            setChanges((list) => [...list, `${colDef.field} ${Math.round(width)}`])
          }
          hideFooter
        />
      </Box>
      <Typography variant="body2">{`onColumnResize: ${dragged || 'not called'}`}</Typography>
      <Typography component="output" variant="body2">
        {`onColumnWidthChange: ${changes.join(', ') || 'not called'}`}
      </Typography>
    </Stack>
  );
}
