import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

export default function EditedPart() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([dayjs('2026-05-11'), dayjs('2026-05-22')]);
  const [position, setPosition] = React.useState<RangePosition>('start');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Date to edit"
          value={position}
          onChange={(_, newPosition: RangePosition | null) => newPosition && setPosition(newPosition)}
        >
          <ToggleButton value="start">Edit the start</ToggleButton>
          <ToggleButton value="end">Edit the end</ToggleButton>
        </ToggleButtonGroup>
        {/* #region preview */}
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          value={range}
          onChange={(newRange) => setRange(newRange)}
          rangePosition={position}
          onRangePositionChange={setPosition}
          slotProps={{ actionBar: { actions: [] } }}
        />
        {/* #endregion preview */}
        <Typography component="output" variant="body2">
          {`Editing the ${position}: ${range.map((date) => date?.format('D MMMM') ?? 'open').join(' – ')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
