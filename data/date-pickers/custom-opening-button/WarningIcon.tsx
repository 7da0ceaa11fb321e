import dayjs from 'dayjs';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useIsValidValue } from '@mui/x-date-pickers/hooks';

// `children` is the opening button.
function WarningAdornment({ children, ...props }: InputAdornmentProps) {
  // #region preview
  const { value } = usePickerContext();
  const isValid = useIsValidValue();
  return (
    <InputAdornment {...props}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {!isValid(value) && (
          <ErrorIcon color="error" fontSize="small" titleAccess="Choose a day from 11 May 2026 on" />
        )}
        {children}
      </Stack>
    </InputAdornment>
  );
  // #endregion preview
}

export default function WarningIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        minDate={dayjs('2026-05-11')}
        defaultValue={dayjs('2026-05-04')}
        slots={{ inputAdornment: WarningAdornment }}
      />
    </LocalizationProvider>
  );
}
