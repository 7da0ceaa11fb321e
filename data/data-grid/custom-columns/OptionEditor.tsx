import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';

interface OptionEditorProps extends GridRenderEditCellParams {
  options: string[];
}

/** Edits a string with an autocomplete. */
export function OptionEditor({ id, field, value, hasFocus, colDef, options }: OptionEditorProps) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      options={options}
      value={value || null}
      onChange={(event, option) => {
        void apiRef.current.setEditCellValue({ id, field, value: option }, event);
      }}
      openOnFocus
      autoHighlight
      fullWidth
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          {...InputProps}
          fullWidth
          inputRef={inputRef}
          inputProps={{ ...inputProps, 'aria-label': colDef.headerName }}
          sx={{ px: 1, font: 'inherit' }}
        />
      )}
    />
  );
}
