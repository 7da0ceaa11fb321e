import type * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const openingKeys = ['Enter', ' ', 'ArrowDown'];

function ReadOnlyField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { rootRef, triggerRef, ...picker } = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });
  // #region preview
  const handleOpen = () => {
    if (picker.triggerStatus === 'enabled') {
      picker.setOpen(true);
    }
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (openingKeys.includes(event.key)) {
      // Enter would submit a form, and the other keys would scroll the page.
      event.preventDefault();
      handleOpen();
    }
  };
  // #endregion preview
  return (
    <TextField
      ref={rootRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      id={forwardedProps.id}
      name={picker.name}
      label={picker.label}
      value={picker.value?.isValid() ? picker.value.format(picker.fieldFormat) : ''}
      placeholder={placeholder}
      error={hasValidationError}
      disabled={picker.disabled}
      onClick={handleOpen}
      onKeyDown={handleKeyDown}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-haspopup': 'dialog' },
        input: {
          ref: triggerRef,
          readOnly: true,
          endAdornment: <CalendarMonthIcon color="action" />,
        },
      }}
    />
  );
}

export default function ReadOnlyDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        format="D MMMM YYYY"
        minDate={dayjs('2026-05-11')}
        defaultValue={dayjs('2026-05-04')}
        sx={{ width: 260, maxWidth: '100%' }}
        slots={{ field: ReadOnlyField }}
      />
    </LocalizationProvider>
  );
}
