import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { fetchHolidays } from './holidays';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function WorkingDays() {
  const [month, setMonth] = React.useState('2026-05');
  const [holidays, setHolidays] = React.useState<Record<string, string[]>>({});

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const days = await fetchHolidays(month);
      if (isCurrent) {
        setHolidays((previous) => ({ ...previous, [month]: days }));
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [month]);

  const showMonth = (date: Dayjs | null) => {
    if (date?.isValid()) {
      setMonth(date.format('YYYY-MM'));
    }
  };
  const isHoliday = (day: Dayjs) =>
    holidays[day.format('YYYY-MM')]?.includes(day.format('YYYY-MM-DD')) ?? false;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-05-12')}
        loading={!(month in holidays)}
        shouldDisableDate={(day) => isWeekend(day) || isHoliday(day)}
        onMonthChange={showMonth}
        // A typed date can be in a month that the calendar has not shown.
        onChange={showMonth}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
