import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function LaterEnd() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-04T14:00'),
    dayjs('2026-05-04T15:00'),
  ]);
  const [position, setPosition] = React.useState<RangePosition>('start');
  const [start] = range;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Meeting"
        ampm={false}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        // #region preview
        value={range}
        onChange={(newRange) => setRange(newRange)}
        rangePosition={position}
        onRangePositionChange={setPosition}
        shouldDisableTime={(time) => position === 'end' && start !== null && time.isBefore(start)}
        skipDisabled
        // #endregion preview
        sx={{ width: 240 }}
      />
    </LocalizationProvider>
  );
}
