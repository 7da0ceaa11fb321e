import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';

interface TagsEditorProps extends GridRenderEditCellParams {
  options: string[];
}

/** Edits an array of strings, and saves it when the menu closes. */
export function TagsEditor({ id, field, value, colDef, options }: TagsEditorProps) {
  const apiRef = useGridApiContext();
  return (
    <Select
      multiple
      defaultOpen
      variant="standard"
      disableUnderline
      fullWidth
      // The value is '' if users pressed Delete or typed a character.
      value={Array.isArray(value) ? value : []}
      onChange={(event) => {
        void apiRef.current.setEditCellValue({ id, field, value: event.target.value });
      }}
      onClose={() => apiRef.current.stopCellEditMode({ id, field })}
      inputProps={{ 'aria-label': colDef.headerName }}
      sx={{ px: 1, font: 'inherit' }}
    >
      {options.map((option) => (
        <MenuItem
          key={option}
          value={option}
          onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        >
          {option}
        </MenuItem>
      ))}
    </Select>
  );
}
