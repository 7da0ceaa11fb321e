import type { GridFilterInputValueProps } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';

/** The value field of a date operator. */
export function DateFilter({ item, applyValue, focusElementRef, disabled }: GridFilterInputValueProps) {
  return (
    <DatePicker
      label="Value"
      value={item.value ? dayjs(item.value as string) : null}
      disabled={disabled}
      inputRef={focusElementRef}
      onChange={(day) => {
        applyValue({ ...item, value: day?.isValid() ? day.format('YYYY-MM-DD') : undefined });
      }}
      slotProps={{ textField: { size: 'small', fullWidth: true } }}
    />
  );
}
