import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const fromServer = '2026-07-01T22:30:00.000Z';

export default function SavedMeeting() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [saved, setSaved] = React.useState(fromServer);

  // #region preview
  const load = () => {
    setValue(dayjs.utc(saved));
  };
  const save = () => {
    if (value?.isValid()) {
      setSaved(value.toISOString());
    }
  };
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimeField
          label="Meeting, your local time"
          timezone="system"
          value={value}
          onChange={(newValue) => setValue(newValue)}
        />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={load}>
            Load
          </Button>
          <Button variant="contained" disabled={!value?.isValid()} onClick={save}>
            Save
          </Button>
        </Stack>
        <Typography component="output" variant="body2">
          {`On the server: ${saved}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
