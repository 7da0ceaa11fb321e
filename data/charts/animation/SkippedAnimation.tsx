import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, weeks, type Week } from './orders';
import WeekButtons from './WeekButtons';

export default function SkippedAnimation() {
  const [week, setWeek] = React.useState<Week>('Week 1');
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <WeekButtons week={week} onChange={setWeek} />
        <FormControlLabel
          label="skipAnimation"
          control={<Switch checked={skipAnimation} onChange={(_, checked) => setSkipAnimation(checked)} />}
        />
      </Stack>
      <LineChart
        height={240}
        aria-label="Orders of a shop per day as a line, in two weeks to choose from"
        hideLegend
        // #region preview
        skipAnimation={skipAnimation}
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 150 }]}
        series={[{ data: weeks[week], label: 'Orders', showMark: true }]}
        // #endregion preview
      />
    </Stack>
  );
}
