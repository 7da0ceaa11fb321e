import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const noCalls = { onChange: 0, onAccept: 0, onClose: 0 };

export default function CloseOnSelect() {
  const [closes, setCloses] = React.useState(true);
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-16'));
  const [calls, setCalls] = React.useState(noCalls);
  const count = (name: keyof typeof noCalls) =>
    setCalls((previous) => ({ ...previous, [name]: previous[name] + 1 }));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="closeOnSelect"
          value={closes}
          onChange={(_, newCloses: boolean | null) => newCloses !== null && setCloses(newCloses)}
        >
          <ToggleButton value>true</ToggleButton>
          <ToggleButton value={false}>false</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Contract ends"
          views={['year', 'month', 'day']}
          openTo="year"
          minDate={dayjs('2026-01-01')}
          maxDate={dayjs('2029-12-31')}
          value={value}
          // #region preview
          closeOnSelect={closes}
          onOpen={() => setCalls(noCalls)}
          onChange={(newValue) => {
            setValue(newValue);
            count('onChange');
          }}
          onAccept={() => count('onAccept')}
          onClose={() => count('onClose')}
          // #endregion preview
        />
        <Typography component="output" variant="body2">
          {`Calls since opening: onChange ${calls.onChange}, onAccept ${calls.onAccept}, onClose ${calls.onClose}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
