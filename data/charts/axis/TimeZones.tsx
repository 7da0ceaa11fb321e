import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

const every6Hours = [0, 6, 12, 18, 24, 30, 36, 42, 48];
const data = every6Hours.map((hours) => new Date(Date.UTC(2026, 2, 7, hours)));

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
});

const axes: Record<string, NonNullable<LineChartProps['xAxis']>> = {
  Browser: [{ scaleType: 'time', data, tickNumber: 4 }],
  UTC: [{ scaleType: 'utc', data, tickNumber: 4 }],
  'New York': [
    {
      scaleType: 'utc',
      data,
      valueFormatter: (instant: Date) => newYork.format(instant),
      // Midnight and noon in New York, where clocks change on March 8.
      tickInterval: [
        new Date('2026-03-07T00:00-05:00'),
        new Date('2026-03-07T12:00-05:00'),
        new Date('2026-03-08T00:00-05:00'),
        new Date('2026-03-08T12:00-04:00'),
      ],
    },
  ],
};

export default function TimeZones() {
  const [zone, setZone] = React.useState('New York');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Time zone of the axis"
        value={zone}
        onChange={(_, value: string | null) => value && setZone(value)}
      >
        {Object.keys(axes).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={240}
        aria-label="Visitors of a web shop every six hours"
        xAxis={axes[zone]!}
        series={[{ label: 'Visitors', data: [210, 90, 340, 610, 260, 80, 420, 730, 300] }]}
        skipAnimation
        hideLegend
      />
    </Stack>
  );
}
