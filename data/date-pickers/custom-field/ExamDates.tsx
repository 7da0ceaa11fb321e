import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const exams = ['2026-06-02', '2026-06-09', '2026-06-16', '2026-06-23'];

function ExamField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, setValue, setOpen, open, timezone, label, disabled, readOnly, rootRef, triggerRef } =
    usePickerContext<Dayjs | null>();
  const adapter = usePickerAdapter();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  return (
    <Stack ref={rootRef} direction="row" spacing={1} sx={{ maxWidth: 320, alignItems: 'center' }}>
      {/* #region preview */}
      <Autocomplete
        ref={triggerRef}
        id={forwardedProps.id}
        fullWidth
        options={exams}
        getOptionLabel={(exam) => adapter.format(dayjs(exam), 'fullDate')}
        disabled={disabled}
        readOnly={readOnly}
        value={value && value.isValid() ? value.format('YYYY-MM-DD') : null}
        onChange={(_, exam) => setValue(exam === null ? null : adapter.date(exam, timezone))}
        renderInput={(params) => <TextField {...params} label={label} error={hasValidationError} />}
      />
      {/* #endregion preview */}
      <IconButton
        aria-label="Open the calendar"
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled || readOnly}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <CalendarMonthIcon />
      </IconButton>
    </Stack>
  );
}

export default function ExamDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Exam"
        referenceDate={dayjs('2026-06-02')}
        shouldDisableDate={(day) => !exams.includes(day.format('YYYY-MM-DD'))}
        slots={{ field: ExamField }}
      />
    </LocalizationProvider>
  );
}
