import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function BinIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V8H6v11zM9 3v2H5v2h14V5h-4V3H9z" />
    </SvgIcon>
  );
}

export default function ClearableReminder() {
  const [clears, setClears] = React.useState(0);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeField
          clearable
          label="Reminder"
          defaultValue={dayjs('2026-04-17T08:30')}
          onClear={() => setClears((count) => count + 1)}
          clearButtonPosition="start"
          slots={{ clearIcon: BinIcon }}
          slotProps={{ clearButton: { 'aria-label': 'Remove reminder', title: 'Remove reminder' } }}
        />
        <Typography component="output" variant="body2">
          {`Calls of onClear: ${clears}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
