import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { validateDate } from '@mui/x-date-pickers/validation';

const adapter = new AdapterDayjs();

/** Props of the picker. */
export const limits = { minDate: dayjs('2026-05-04'), maxDate: dayjs('2026-05-29') };

/** The same limits for the form. */
export function getMessage(value: Dayjs | null): string | undefined {
  if (value === null) {
    return 'Enter a complete date.';
  }
  const props = { ...limits, disablePast: false, disableFuture: false };
  const reason = validateDate({ adapter, value, timezone: 'default', props });
  return reason === null ? undefined : 'Enter a day from 4 to 29 May 2026.';
}
