import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

export interface OptionsFilterProps extends GridFilterInputValueProps {
  options: string[];
}

/** A value field for several options. */
export function OptionsFilter({ item, applyValue, focusElementRef, disabled, options }: OptionsFilterProps) {
  return (
    <Autocomplete
      multiple
      size="small"
      options={options}
      value={(item.value as string[] | undefined) ?? []}
      disabled={disabled}
      onChange={(_event, value) => applyValue({ ...item, value })}
      renderInput={(params) => <TextField {...params} label="Value" inputRef={focusElementRef} />}
    />
  );
}
