import * as React from 'react';
import Button from '@mui/material/Button';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, formatDay, rentals } from './rentals';

interface Range {
  min?: Date;
  max?: Date;
}

function BrushEnd({ onEnd }: { onEnd: (range: Range) => void }) {
  const brush = useBrush();
  const scale = useXScale<'time'>();
  const last = React.useRef(brush);
  React.useEffect(() => {
    if (!brush && last.current) {
      const { start, current } = last.current;
      const [left, right] = scale.range() as [number, number];
      const [from, to] = [Math.min(start.x, current.x), Math.max(start.x, current.x)];
      // A shorter drag is a click.
      if (to - from > 10) {
        onEnd({ min: scale.invert(Math.max(from, left)), max: scale.invert(Math.min(to, right)) });
      }
    }
    last.current = brush;
  }, [brush, scale, onEnd]);
  return null;
}

export default function ZoomSelection() {
  const [range, setRange] = React.useState<Range>({});
  return (
    <div>
      <Button disabled={!range.min} onClick={() => setRange({})}>
        Show all days
      </Button>
      {/* #region preview */}
      <LineChart
        height={240}
        aria-label="Bikes rented per day, with the range that you drag across"
        brushConfig={{ enabled: true }}
        xAxis={[{ ...range, data: days, scaleType: 'time', valueFormatter: formatDay }]}
        series={[{ data: rentals, showMark: false }]}
      >
        <ChartsBrushOverlay />
        <BrushEnd onEnd={setRange} />
      </LineChart>
      {/* #endregion preview */}
    </div>
  );
}
