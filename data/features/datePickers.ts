import type { ProductFeatures } from '../../src/shared/products/features';

/** What the plans of the Date and Time Pickers have. */
export const datePickers: ProductFeatures = {
  folder: 'date-pickers',
  packages: {
    community: '@mui/x-date-pickers',
    pro: '@mui/x-date-pickers-pro',
  },
  features: [
    {
      title: { en: 'Date picker', zh: '日期选择器' },
      pathname: '/x/react-date-pickers/date-picker',
      evidence: 'DatePicker',
    },
    {
      title: { en: 'Time picker', zh: '时间选择器' },
      pathname: '/x/react-date-pickers/time-picker',
      evidence: 'TimePicker',
    },
    {
      title: { en: 'Date and time picker', zh: '日期时间选择器' },
      pathname: '/x/react-date-pickers/date-time-picker',
      evidence: 'DateTimePicker',
    },
    {
      title: { en: 'Fields for typing dates and times', zh: '可键入日期和时间的输入框' },
      pathname: '/x/react-date-pickers/fields',
      evidence: 'DateField',
    },
    {
      title: { en: 'Calendar, clock and digital clock in the page', zh: '页面中的日历、时钟与数字时钟' },
      pathname: '/x/react-date-pickers/date-calendar',
      evidence: 'DateCalendar',
    },
    {
      title: { en: 'Validation: limits, disabled dates and times', zh: '校验：范围与不可选的日期、时间' },
      pathname: '/x/react-date-pickers/validation',
      evidence: 'DatePicker.shouldDisableDate',
    },
    {
      title: { en: 'Time zones', zh: '时区' },
      pathname: '/x/react-date-pickers/timezone',
      evidence: 'DatePicker.timezone',
    },
    {
      title: { en: 'Adapters of date libraries', zh: '日期库适配器' },
      pathname: '/x/react-date-pickers/adapters-locale',
      evidence: 'AdapterDayjs/AdapterDayjs',
    },
    {
      title: { en: 'Shortcuts', zh: '快捷选项' },
      pathname: '/x/react-date-pickers/shortcuts',
      evidence: 'PickersShortcuts',
    },
    {
      title: { en: 'Date range picker', zh: '日期范围选择器' },
      pathname: '/x/react-date-pickers/date-range-picker',
      evidence: 'DateRangePicker',
    },
    {
      title: { en: 'Time range picker', zh: '时间范围选择器' },
      pathname: '/x/react-date-pickers/time-range-picker',
      evidence: 'TimeRangePicker',
    },
    {
      title: { en: 'Date and time range picker', zh: '日期时间范围选择器' },
      pathname: '/x/react-date-pickers/date-time-range-picker',
      evidence: 'DateTimeRangePicker',
    },
    {
      title: { en: 'Date range calendar', zh: '日期范围日历' },
      pathname: '/x/react-date-pickers/date-range-calendar',
      evidence: 'DateRangeCalendar',
    },
    {
      title: { en: 'Range fields with one or two inputs', zh: '范围输入框：一个或两个' },
      pathname: '/x/react-date-pickers/date-range-field',
      evidence: 'SingleInputDateRangeField',
    },
  ],
};
