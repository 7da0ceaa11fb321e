import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';

export const controls = {
  field: {
    of: 'TimePicker',
    title: { en: 'Field', zh: '输入框' },
    props: ['label', 'format', 'formatDensity', 'disabled', 'readOnly', 'disableOpenPicker'],
  },
  times: {
    of: 'TimePicker',
    title: { en: 'Times', zh: '时间' },
    defaults: { views: ['hours', 'minutes'], openTo: 'hours' },
    ranges: { minutesStep: [1, 30] },
    props: [
      'ampm',
      'minTime',
      'maxTime',
      'views',
      'openTo',
      'minutesStep',
      'skipDisabled',
      'closeOnSelect',
      'orientation',
      'ampmInClock',
      'desktopModeMediaQuery',
    ],
  },
};

interface OpeningHourProps {
  field?: TimePickerProps;
  times?: TimePickerProps;
}

export default function OpeningHour({ field, times }: OpeningHourProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker label="Opens at" defaultValue={dayjs('2026-03-16T09:30')} {...field} {...times} />
    </LocalizationProvider>
  );
}
