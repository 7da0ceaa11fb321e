import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const start = new Date(2026, 2, 16).getTime();

function createDay(minutes: number) {
  const times = Array.from({ length: 1440 / minutes }, (_, index) => index * minutes);
  return {
    xAxis: [
      {
        data: times.map((time) => new Date(start + time * 60_000)),
        categoryGapRatio: 0,
        tickInterval: (time: Date) => time.getHours() % 6 === 0 && time.getMinutes() === 0,
        valueFormatter: (time: Date) => `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`,
      },
    ],
    series: [
      {
        label: 'Requests per minute',
        highlightScope: { highlight: 'item' } as const,
        data: times.map((time) => Math.round(400 + 300 * Math.sin(time / 230 - 2) + ((time * 7919) % 97))),
      },
    ],
  };
}

export default function ManyBars() {
  const [minutes, setMinutes] = React.useState(60);
  const day = React.useMemo(() => createDay(minutes), [minutes]);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of bars"
        value={minutes}
        onChange={(_, value: number | null) => value && setMinutes(value)}
      >
        <ToggleButton value={60}>24</ToggleButton>
        <ToggleButton value={1}>1440</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={240}
        aria-label="Requests on 16 March 2026, most in the early afternoon"
        // #region preview
        renderer="svg-batch"
        skipAnimation
        {...day}
        // #endregion preview
        hideLegend
      />
    </Stack>
  );
}
