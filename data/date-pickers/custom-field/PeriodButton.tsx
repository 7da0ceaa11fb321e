import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { usePickerActionsContext, usePickerContext } from '@mui/x-date-pickers/hooks';
import { useValidation } from '@mui/x-date-pickers/validation';
import { validateDateRange } from '@mui/x-date-pickers-pro/validation';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function ClearButton() {
  // Only actions: this component does not render again when the value changes.
  const { clearValue } = usePickerActionsContext();
  return <Button onClick={() => clearValue()}>Clear</Button>;
}

function PeriodField(props: DateRangePickerFieldProps) {
  const { value, label, timezone, open, setOpen, rootRef, triggerRef, triggerStatus } =
    usePickerContext<DateRange<Dayjs>>();
  const { hasValidationError } = useValidation({
    validator: validateDateRange,
    value,
    timezone,
    props,
  });
  const [start, end] = value.map((day) => (day?.isValid() ? day.format('D MMM') : '…'));
  const isEmpty = value.every((day) => day === null);
  return (
    <Stack ref={rootRef} direction="row" spacing={1}>
      {/* #region preview */}
      <Button
        ref={triggerRef}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={triggerStatus === 'disabled'}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <span>{isEmpty ? `${label}: any` : `${label}: ${start} – ${end}`}</span>
      </Button>
      {/* #endregion preview */}
      {!isEmpty && <ClearButton />}
    </Stack>
  );
}
// Without this line, the picker expects two inputs and leaves the focus on the button.
PeriodField.fieldType = 'single-input';

export default function PeriodButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Period"
        calendars={1}
        defaultValue={[dayjs('2026-05-04'), dayjs('2026-05-08')]}
        slots={{ field: PeriodField }}
        slotProps={{ popper: { 'aria-label': 'Period' } }}
      />
    </LocalizationProvider>
  );
}
