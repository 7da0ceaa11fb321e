import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersSectionListClasses } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

// #region preview
const localeText: PickersInputLocaleText = {
  fieldDayPlaceholder: ({ format }) => (format === 'D' ? 'd' : 'dd'),
  fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'month' : 'mm'),
  fieldYearPlaceholder: ({ digitAmount }) => 'y'.repeat(digitAmount),
};
// #endregion preview

// Shows the placeholders even without focus.
const shrunk = { shrink: true };

// Without this, the contrast of the placeholders is lower than WCAG requires.
const readable = { [`& .${pickersSectionListClasses.root}`]: { opacity: 0.8 } };

export default function CustomPlaceholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Stack spacing={2} sx={{ maxWidth: 280, ...readable }}>
        <DateField label="Date of birth" InputLabelProps={shrunk} />
        <DateField label="Expiry date" format="MM/YY" InputLabelProps={shrunk} />
        <DateField label="Event" format="D MMMM YYYY" InputLabelProps={shrunk} />
      </Stack>
    </LocalizationProvider>
  );
}
