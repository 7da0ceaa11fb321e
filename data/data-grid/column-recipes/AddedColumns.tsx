import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from './data';

const fixedColumns: GridColDef<Project>[] = [
  { field: 'name', headerName: 'Project', flex: 1, minWidth: 130 },
];

export default function AddedColumns() {
  const [text, setText] = React.useState('');
  const [titles, setTitles] = React.useState(['Priority']);

  // #region preview
  const columns = React.useMemo(
    () => [
      ...fixedColumns,
      ...titles.map((title): GridColDef<Project> => ({
        field: `custom:${title}`,
        headerName: title,
        editable: true,
        width: 110,
      })),
    ],
    [titles],
  );
  // #endregion preview

  const add = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const title = text.trim();
    if (title && !titles.includes(title)) {
      setTitles([...titles, title]);
      setText('');
    }
  };

  return (
    <Stack spacing={1} sx={{ pt: 1 }}>
      <Stack
        component="form"
        onSubmit={add}
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          size="small"
          label="New column"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Add</Button>
        {titles.map((title) => (
          <Chip
            key={title}
            label={title}
            onDelete={() => setTitles(titles.filter((other) => other !== title))}
          />
        ))}
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid label="Projects with added columns" rows={projects} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
