import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersSectionListClasses } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';

const localeText: PickersInputLocaleText = {
  fieldDayPlaceholder: ({ format }) => (format === 'D' ? 'd' : 'dd'),
  fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'month' : 'mm'),
  fieldYearPlaceholder: ({ digitAmount }) => 'y'.repeat(digitAmount),
};

// Shows the placeholders also without focus.
const shrunk = { shrink: true };

// By default, placeholders have less contrast than WCAG requires.
const readable = { [`& .${pickersSectionListClasses.root}`]: { opacity: 0.8 } };

export default function OwnPlaceholders() {
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
