import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { describeFocus } from './describeFocus';

function FocusLine({ children }: React.PropsWithChildren) {
  const [focused, setFocused] = React.useState('none');
  return (
    // Focus events of the popup bubble to this element as well.
    <Stack
      spacing={2}
      sx={{ width: 280, maxWidth: '100%' }}
      onFocus={(event) => setFocused(describeFocus(event.target))}
    >
      <Typography component="output" variant="body2">
        {`Focus: ${focused}`}
      </Typography>
      {children}
    </Stack>
  );
}

export default function KeyboardPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FocusLine>
        <DesktopDateTimePicker label="Interview" defaultValue={dayjs('2026-04-15T10:30')} />
      </FocusLine>
    </LocalizationProvider>
  );
}
