import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { days, weeks, type Week } from './orders';
import WeekButtons from './WeekButtons';

export default function SlowerBars() {
  const [week, setWeek] = React.useState<Week>('Week 1');
  return (
    <Stack spacing={1}>
      <WeekButtons week={week} onChange={setWeek} />
      <BarChart
        height={240}
        aria-label="Orders of a shop per day, with bars that change slowly"
        hideLegend
        xAxis={[{ data: days }]}
        yAxis={[{ max: 150 }]}
        series={[{ data: weeks[week], label: 'Orders' }]}
        // #region preview
        skipAnimation
        sx={{
          '@media (prefers-reduced-motion: no-preference)': {
            [`&& .${barClasses.element}`]: { transition: 'y 1200ms ease-out, height 1200ms ease-out' },
          },
        }}
        // #endregion preview
      />
    </Stack>
  );
}
