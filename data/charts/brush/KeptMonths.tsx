import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBrush, useDrawingArea } from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const orders = [310, 280, 340, 365, 410, 390, 350, 330, 420, 455, 510, 620];

interface MonthRangeProps {
  range: number[];
  onChange: (range: number[]) => void;
}

function MonthRange({ range: [from = 0, to = 0], onChange }: MonthRangeProps) {
  const brush = useBrush();
  const { left, top, width, height } = useDrawingArea();
  const step = width / months.length;
  // #region preview
  React.useEffect(() => {
    if (brush) {
      const toMonth = (x: number) => Math.min(Math.max(Math.floor((x - left) / step), 0), 11);
      onChange([toMonth(brush.start.x), toMonth(brush.current.x)].toSorted((a, b) => a - b));
    }
  }, [brush, left, step, onChange]);
  const area = { x: left + from * step, y: top, width: (to - from + 1) * step, height };
  return <rect {...area} fill="currentColor" fillOpacity={0.15} pointerEvents="none" />;
  // #endregion preview
}

export default function KeptMonths() {
  const [range, setRange] = React.useState([2, 4]);
  const [from = 0, to = 0] = range;
  const sum = orders.slice(from, to + 1).reduce((total, value) => total + value, 0);
  return (
    <div>
      <BarChart
        height={240}
        aria-label="Orders per month, with a range of months"
        brushConfig={{ enabled: true }}
        xAxis={[{ data: months }]}
        series={[{ data: orders }]}
      >
        <MonthRange range={range} onChange={setRange} />
      </BarChart>
      <Box sx={{ px: 3 }}>
        <Slider
          min={0}
          max={11}
          value={range}
          onChange={(_, value) => setRange(value as number[])}
          getAriaLabel={(index) => (index === 0 ? 'First month' : 'Last month')}
          getAriaValueText={(month) => months[month]!}
        />
      </Box>
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {`${months[from]} to ${months[to]}: ${sum.toLocaleString('en-US')} orders`}
      </Typography>
    </div>
  );
}
