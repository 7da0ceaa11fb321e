import dayjs from 'dayjs';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

function StepTabs({ className }: DateTimePickerTabsProps) {
  const { view, setView } = usePickerContext();
  return (
    // #region preview
    <Tabs
      className={className}
      variant="fullWidth"
      aria-label="Steps"
      value={view}
      onChange={(_, newView: 'day' | 'hours' | 'minutes') => setView(newView)}
    >
      <Tab value="day" label="Day" />
      <Tab value="hours" label="Hour" />
      <Tab value="minutes" label="Minute" />
    </Tabs>
    // #endregion preview
  );
}

export default function VisitTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        views={['day', 'hours', 'minutes']}
        sx={{ width: 'fit-content' }}
        defaultValue={dayjs('2026-05-11T09:30')}
        slots={{ tabs: StepTabs }}
        slotProps={{ toolbar: { hidden: true } }}
      />
    </LocalizationProvider>
  );
}
