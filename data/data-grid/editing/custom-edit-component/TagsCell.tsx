import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { hikes, tags, type Hike } from './data';

function TagsEditor({ id, field, value }: GridRenderEditCellParams<Hike, Hike['tags']>) {
  const apiRef = useGridApiContext();
  return (
    <Select
      multiple
      defaultOpen
      variant="standard"
      disableUnderline
      fullWidth
      // Empty text after users pressed Delete or a character.
      value={Array.isArray(value) ? value : []}
      onChange={(event) => {
        void apiRef.current.setEditCellValue({ id, field, value: event.target.value });
      }}
      onClose={() => apiRef.current.stopCellEditMode({ id, field })}
      inputProps={{ 'aria-label': 'Tags' }}
      sx={{ px: 1, font: 'inherit' }}
    >
      {tags.map((tag) => (
        <MenuItem
          key={tag}
          value={tag}
          onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        >
          {tag}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Hike>[] = [
  { field: 'name', headerName: 'Hike', flex: 1, minWidth: 110 },
  {
    field: 'tags',
    headerName: 'Tags',
    width: 170,
    editable: true,
    valueFormatter: (value: Hike['tags'] | '') => (value ? value.join(', ') : ''),
    renderEditCell: (params) => <TagsEditor {...params} />,
  },
];

export default function TagsCell() {
  const [saved, setSaved] = React.useState('nothing yet');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          aria-label="Hikes with tags"
          rows={hikes}
          columns={columns}
          processRowUpdate={(hike) => {
            setSaved(JSON.stringify(hike.tags));
            return hike;
          }}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Saved: ${saved}`}
      </Typography>
    </Stack>
  );
}
