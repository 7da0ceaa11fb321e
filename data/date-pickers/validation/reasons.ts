import dayjs, { type Dayjs } from 'dayjs';
import type { DateValidationError, TimeValidationError } from '@mui/x-date-pickers/models';
import type { ValidateDateProps, ValidateTimeProps } from '@mui/x-date-pickers/validation';

interface Example<Props> {
  message: string;
  value: Dayjs;
  props: Partial<Props>;
}

// With these types, TypeScript reports a reason that has no entry.
type DateReasons = Record<NonNullable<DateValidationError>, Example<ValidateDateProps>>;
type TimeReasons = Record<NonNullable<TimeValidationError>, Example<ValidateTimeProps>>;

const noon = dayjs('2026-05-12T12:00');

export const dateReasons: DateReasons = {
  invalidDate: { message: 'Enter a date that exists.', value: dayjs(null), props: {} },
  shouldDisableDate: {
    message: 'Closed on Tuesdays.',
    value: noon,
    props: { shouldDisableDate: (day) => day.day() === 2 },
  },
  shouldDisableMonth: {
    message: 'Closed in May.',
    value: noon,
    props: { shouldDisableMonth: (month) => month.month() === 4 },
  },
  shouldDisableYear: {
    message: 'Closed in 2026.',
    value: noon,
    props: { shouldDisableYear: (year) => year.year() === 2026 },
  },
  disableFuture: {
    message: 'Enter a date in the past.',
    value: dayjs('2099-12-31T12:00'),
    props: { disableFuture: true },
  },
  disablePast: {
    message: 'Enter a date in the future.',
    value: dayjs('2020-05-12T12:00'),
    props: { disablePast: true },
  },
  minDate: { message: 'Opens on 1 June 2026.', value: noon, props: { minDate: dayjs('2026-06-01') } },
  maxDate: { message: 'Closed on 1 May 2026.', value: noon, props: { maxDate: dayjs('2026-05-01') } },
};

export const timeReasons: TimeReasons = {
  invalidDate: { message: 'Enter a time that exists.', value: dayjs(null), props: {} },
  minTime: { message: 'Opens at 13:00.', value: noon, props: { minTime: dayjs('2026-05-12T13:00') } },
  maxTime: { message: 'Closes at 11:00.', value: noon, props: { maxTime: dayjs('2026-05-12T11:00') } },
  disableFuture: dateReasons.disableFuture,
  disablePast: dateReasons.disablePast,
  'shouldDisableTime-hours': {
    message: 'Lunch from 12:00 to 13:00.',
    value: noon,
    props: { shouldDisableTime: (time, view) => view === 'hours' && time.hour() === 12 },
  },
  'shouldDisableTime-minutes': {
    message: 'No start at the full hour.',
    value: noon,
    props: { shouldDisableTime: (time, view) => view === 'minutes' && time.minute() === 0 },
  },
  'shouldDisableTime-seconds': {
    message: 'Enter the seconds.',
    value: noon,
    props: { shouldDisableTime: (time, view) => view === 'seconds' && time.second() === 0 },
  },
  minutesStep: {
    message: 'Every quarter of an hour.',
    value: noon.minute(10),
    props: { minutesStep: 15 },
  },
};
