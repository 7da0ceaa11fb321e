import * as React from 'react';
import Typography from '@mui/material/Typography';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';

const shifts = [
  { name: 'Ana', from: 6, to: 14 },
  { name: 'Ben', from: 9, to: 17.5 },
  { name: 'Chloe', from: 13, to: 22 },
];

export default function ShiftClicks() {
  const [text, setText] = React.useState('Click a shift');
  return (
    <div>
      <BarChartPremium
        height={200}
        aria-label="Shifts of three people on one day"
        layout="horizontal"
        dataset={shifts}
        yAxis={[{ dataKey: 'name', width: 60, categoryGapRatio: 0.4 }]}
        xAxis={[
          {
            min: 0,
            max: 24,
            tickInterval: [0, 6, 12, 18, 24],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        series={[{ type: 'rangeBar', id: 'shifts', datasetKeys: { start: 'from', end: 'to' } }]}
        // #region preview
        onItemClick={(_event, { dataIndex }) => {
          const { name, from, to } = shifts[dataIndex]!;
          setText(`${name} works ${to - from} hours`);
        }}
        // #endregion preview
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {text}
      </Typography>
    </div>
  );
}
