import type * as React from 'react';
import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const nameStyle: React.CSSProperties = {
  dominantBaseline: 'central',
  direction: 'ltr',
  fill: 'var(--mui-palette-text-primary)',
  fontSize: 13,
};

function LineNames() {
  // #region preview
  const series = useLineSeries();
  const yScale = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  return series.map(({ id, data, label }) => (
    <text key={id} x={left + width + 6} y={yScale(data.at(-1) ?? 0)} style={nameStyle}>
      {typeof label === 'function' ? label('legend') : label}
    </text>
  ));
  // #endregion preview
}

export default function EndLabels() {
  return (
    <LineChart
      height={240}
      hideLegend
      margin={{ right: 70 }}
      aria-label="Orders per month: bread rises, cake and pies fall"
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr'], scaleType: 'point' }]}
      series={[
        { id: 'bread', label: 'Bread', data: [310, 340, 365, 402] },
        { id: 'cake', label: 'Cake', data: [280, 262, 240, 221] },
        { id: 'pie', label: 'Pies', data: [150, 148, 121, 96] },
      ]}
    >
      <LineNames />
    </LineChart>
  );
}
