import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
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
      // #region preview
      // The value is '' if users pressed Delete or typed a character.
      value={Array.isArray(value) ? value : []}
      onChange={(event) => {
        void apiRef.current.setEditCellValue({ id, field, value: event.target.value });
      }}
      onClose={() => apiRef.current.stopCellEditMode({ id, field })}
      // #endregion preview
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
    valueFormatter: (value: Hike['tags'] | '') => (Array.isArray(value) ? value.join(', ') : ''),
    renderEditCell: (params) => <TagsEditor {...params} />,
  },
];

export default function TagsCell() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Hikes with tags" rows={hikes} columns={columns} hideFooter />
    </Box>
  );
}
