import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

const views: DateView[] = ['year', 'month', 'day'];

export default function SelectionSteps() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [view, setView] = React.useState<DateView>('year');
  const [call, setCall] = React.useState('none');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 320, maxWidth: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="View"
          value={view}
          onChange={(_, newView: DateView | null) => newView && setView(newView)}
        >
          {views.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar
          views={views}
          view={view}
          onViewChange={setView}
          minDate={dayjs('2024-01-01')}
          maxDate={dayjs('2029-12-31')}
          referenceDate={dayjs('2026-05-11')}
          value={value}
          onChange={(newValue, selectionState, selectedView) => {
            setValue(newValue);
            setCall(`${newValue?.format('YYYY-MM-DD')}, ${selectionState}, ${selectedView}`);
          }}
        />
        <Typography component="output" variant="body2">{`onChange: ${call}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
