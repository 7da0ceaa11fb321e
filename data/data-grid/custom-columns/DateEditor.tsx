import * as React from 'react';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';

/** Edits a `Date` with a date picker. */
export function DateEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      value={value ? dayjs(value as Date) : null}
      inputRef={inputRef}
      onChange={(day) => {
        void apiRef.current.setEditCellValue({ id, field, value: day?.isValid() ? day.toDate() : null });
      }}
      slotProps={{
        textField: { size: 'small', fullWidth: true },
        // Enter and Tab in the calendar must not end editing.
        popper: { onKeyDown: (event) => event.stopPropagation() },
      }}
      sx={{ '& fieldset': { border: 0 } }}
    />
  );
}
