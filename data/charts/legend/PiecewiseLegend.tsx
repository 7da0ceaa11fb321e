import * as React from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend, type PiecewiseColorLegendItemContext } from '@mui/x-charts/ChartsLegend';

export default function PiecewiseLegend() {
  const [range, setRange] = React.useState('none');
  return (
    <div>
      <BarChart
        height={240}
        aria-label="Noise at a road per hour"
        xAxis={[{ data: ['04', '08', '12', '16', '20', '24'], label: 'Hour' }]}
        yAxis={[
          {
            colorMap: { type: 'piecewise', thresholds: [50, 65], colors: ['#2e7d32', '#ed8b00', '#c62828'] },
            valueFormatter: (value: number) => `${value} dB`,
            width: 56,
          },
        ]}
        series={[{ data: [41, 68, 62, 66, 57, 46] }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'inline-end',
            markType: 'circle',
            labelFormatter: ({ min, max, formattedMin, formattedMax }) => {
              if (min === null) {
                return `Quiet (below ${formattedMax})`;
              }
              return max === null ? `Loud (from ${formattedMin})` : `Normal`;
            },
            onItemClick: (_: React.MouseEvent, { minValue, maxValue }: PiecewiseColorLegendItemContext) =>
              setRange(`${minValue ?? 'lowest'} to ${maxValue ?? 'highest'}`),
          },
        }}
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {`Clicked range: ${range}`}
      </Typography>
    </div>
  );
}
