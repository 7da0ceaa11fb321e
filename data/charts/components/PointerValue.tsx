import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const data = [
  { id: 1, x: 2, y: 14 },
  { id: 2, x: 3.5, y: 17 },
  { id: 3, x: 5, y: 26 },
  { id: 4, x: 7.5, y: 31 },
  { id: 5, x: 9, y: 40 },
];

function PointerArea({ onMove }: { onMove: (x: number, y: number) => void }) {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return (
    // #region preview
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      onPointerMove={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        onMove(xScale.invert(left + event.clientX - box.left), yScale.invert(top + event.clientY - box.top));
      }}
    />
    // #endregion preview
  );
}

export default function PointerValue() {
  const [value, setValue] = React.useState('point at the chart');
  return (
    <div>
      <ScatterChart
        height={240}
        aria-label="Distance and duration of five deliveries"
        xAxis={[{ min: 0, max: 10, label: 'Distance (km)' }]}
        yAxis={[{ min: 0, max: 50, label: 'Duration (min)' }]}
        series={[{ data, markerSize: 5 }]}
      >
        <PointerArea onMove={(x, y) => setValue(`${x.toFixed(1)} km, ${y.toFixed(0)} min`)} />
      </ScatterChart>
      <Typography component="output" variant="body2" aria-live="off">
        {`Pointer: ${value}`}
      </Typography>
    </div>
  );
}
