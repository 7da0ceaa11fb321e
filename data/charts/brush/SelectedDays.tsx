import * as React from 'react';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, formatDay, rentals } from './rentals';

function BrushEnd({ onEnd }: { onEnd: (from: Date, to: Date) => void }) {
  // #region preview
  const brush = useBrush();
  const scale = useXScale<'time'>();
  const last = React.useRef(brush);
  React.useEffect(() => {
    if (!brush && last.current) {
      const { start, current } = last.current;
      onEnd(scale.invert(Math.min(start.x, current.x)), scale.invert(Math.max(start.x, current.x)));
    }
    last.current = brush;
  }, [brush, scale, onEnd]);
  // #endregion preview
  return null;
}

export default function SelectedDays() {
  const [text, setText] = React.useState('Drag across some days');

  const sumRentals = (from: Date, to: Date) => {
    const selected = days.flatMap((day, index) => (day >= from && day <= to ? [index] : []));
    if (selected.length === 0) {
      setText('No day selected');
      return;
    }
    const sum = selected.reduce((total, index) => total + rentals[index]!, 0);
    const range = `${formatDay(days[selected[0]!]!)} to ${formatDay(days[selected.at(-1)!]!)}`;
    setText(`${range}: ${sum.toLocaleString('en-US')} rentals in ${selected.length} days`);
  };

  return (
    <div>
      <LineChart
        height={240}
        aria-label="Bikes rented per day, with the sum of the days that you drag across"
        brushConfig={{ enabled: true }}
        xAxis={[{ data: days, scaleType: 'time', valueFormatter: formatDay }]}
        series={[{ data: rentals, showMark: false }]}
      >
        <ChartsBrushOverlay />
        <BrushEnd onEnd={sumRentals} />
      </LineChart>
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {text}
      </Typography>
    </div>
  );
}
