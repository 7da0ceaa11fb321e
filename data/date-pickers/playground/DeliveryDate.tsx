import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export const controls = {
  field: {
    of: 'DatePicker',
    title: { en: 'Field', zh: '输入框' },
    props: [
      'label',
      'format',
      'formatDensity',
      'disabled',
      'readOnly',
      'disableOpenPicker',
      'desktopModeMediaQuery',
    ],
  },
  calendar: {
    of: 'DatePicker',
    title: { en: 'Calendar', zh: '日历' },
    defaults: { views: ['year', 'day'], openTo: 'day' },
    props: ['views', 'openTo', 'orientation', 'closeOnSelect'],
  },
  days: {
    of: 'DatePicker',
    title: { en: 'Valid dates', zh: '有效日期' },
    props: ['defaultValue', 'referenceDate', 'minDate', 'maxDate', 'disablePast', 'disableFuture'],
  },
};

interface DeliveryDateProps {
  field?: DatePickerProps;
  calendar?: DatePickerProps;
  days?: DatePickerProps;
}

export default function DeliveryDate({ field, calendar, days }: DeliveryDateProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Delivery" defaultValue={dayjs('2026-03-16')} {...field} {...calendar} {...days} />
    </LocalizationProvider>
  );
}
