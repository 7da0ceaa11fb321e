import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateRangePickerDay, type DateRangePickerDayProps } from '@mui/x-date-pickers-pro/DateRangePickerDay';

const HoverContext = React.createContext<(day: Dayjs) => void>(() => {});

function StayDay(props: DateRangePickerDayProps) {
  const setHovered = React.useContext(HoverContext);
  const { day, isStartOfHighlighting, isEndOfHighlighting, isStartOfPreviewing, isEndOfPreviewing } = props;
  let caption = '';
  if (isStartOfHighlighting || isStartOfPreviewing) {
    caption = 'in';
  } else if (isEndOfHighlighting) {
    caption = 'out';
  } else if (isEndOfPreviewing) {
    caption = 'out?';
  }
  return (
    <DateRangePickerDay
      {...props}
      // Users can drag the last day only.
      draggable={props.draggable && isEndOfHighlighting}
      onMouseEnter={(event, hovered) => {
        props.onMouseEnter?.(event, hovered);
        setHovered(hovered);
      }}
    >
      <Box sx={{ lineHeight: 1.1 }}>
        {day.date()}
        {caption !== '' && <Box sx={{ fontSize: 10 }}>{caption}</Box>}
      </Box>
    </DateRangePickerDay>
  );
}

export default function StayDays() {
  const [hovered, setHovered] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <HoverContext.Provider value={setHovered}>
        <Stack spacing={2} sx={{ maxWidth: 320 }}>
          <Typography variant="body2">
            {hovered === null ? 'Open the calendar' : `Pointer at ${hovered.format('dddd, D MMMM')}`}
          </Typography>
          <DateRangePicker
            label="Stay"
            calendars={1}
            defaultValue={[dayjs('2026-05-12'), dayjs('2026-05-15')]}
            slots={{ day: StayDay }}
          />
        </Stack>
      </HoverContext.Provider>
    </LocalizationProvider>
  );
}
