import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

/** Puts digits in the places of the letters of a format, such as 05/1 for MM/DD/YYYY. */
function applyMask(text: string, format: string) {
  const digits = [...text.replaceAll(/\D/g, '')];
  let masked = '';
  for (const character of format) {
    if (digits.length === 0) {
      break;
    }
    masked += /[a-z]/i.test(character) ? digits.shift() : character;
  }
  return masked;
}

function MaskedField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, setValue, fieldFormat, timezone, rootRef, triggerRef, ...picker } =
    usePickerContext<Dayjs | null>();
  const adapter = usePickerAdapter();
  const placeholder = useParsedFormat();
  // A default format can be one letter that stands for several.
  const format = adapter.expandFormat(fieldFormat);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const caret = React.useRef<number | null>(null);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  // The text of an incomplete date is kept here. Valid dates and `null` replace it.
  const [text, setText] = React.useState('');
  const [shownValue, setShownValue] = React.useState<Dayjs | null>(null);
  if (value !== shownValue) {
    setShownValue(value);
    if (value === null || adapter.isValid(value)) {
      setText(value ? adapter.formatByString(value, format) : '');
    }
  }

  // #region preview
  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const masked = applyMask(typed, format);
    // After a change in the middle, the caret stays behind the same digit.
    caret.current = applyMask(typed.slice(0, event.target.selectionStart ?? undefined), format).length;
    setText(masked);
    setValue(masked ? adapter.parse(masked, format) : null, {
      shouldClose: false,
      source: 'field',
    });
  };
  // #endregion preview
  React.useLayoutEffect(() => {
    if (caret.current !== null) {
      inputRef.current?.setSelectionRange(caret.current, caret.current);
      caret.current = null;
    }
  });

  return (
    <TextField
      ref={rootRef}
      id={forwardedProps.id}
      name={picker.name}
      label={picker.label}
      value={text}
      onChange={handleChange}
      placeholder={placeholder}
      helperText={`Format: ${placeholder}`}
      error={hasValidationError}
      disabled={picker.disabled}
      inputRef={inputRef}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', readOnly: picker.readOnly },
        input: {
          ref: triggerRef,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Open the calendar"
                aria-haspopup="dialog"
                aria-expanded={picker.open}
                disabled={picker.triggerStatus === 'disabled'}
                onClick={() => picker.setOpen((wasOpen) => !wasOpen)}
              >
                <CalendarMonthIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

export default function MaskedDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        maxDate={dayjs('2026-05-11')}
        referenceDate={dayjs('1990-01-01')}
        slots={{ field: MaskedField }}
      />
    </LocalizationProvider>
  );
}
