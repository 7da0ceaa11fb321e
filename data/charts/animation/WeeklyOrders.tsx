import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { days, weeks, type Week } from './orders';
import WeekButtons from './WeekButtons';

export default function WeeklyOrders() {
  const [week, setWeek] = React.useState<Week>('Week 1');
  return (
    <Stack spacing={1}>
      <WeekButtons week={week} onChange={setWeek} />
      <BarChart
        height={240}
        aria-label="Orders of a shop per day, in two weeks to choose from"
        hideLegend
        xAxis={[{ data: days }]}
        yAxis={[{ max: 150 }]}
        series={[{ data: weeks[week], label: 'Orders' }]}
      />
    </Stack>
  );
}
