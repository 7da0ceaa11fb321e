import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { VisibilityIdentifier } from '@mui/x-charts/plugins';

const series = [
  { id: 'porto', label: 'Porto', data: [31, 35, 42, 48] },
  { id: 'ghent', label: 'Ghent', data: [28, 27, 33, 36] },
  { id: 'turku', label: 'Turku', data: [12, 15, 14, 19] },
];

export default function ControlledSeries() {
  const [hidden, setHidden] = React.useState<VisibilityIdentifier<'line'>[]>([]);
  const count = `${series.length - hidden.length} of ${series.length} lines`;
  return (
    <div>
      <Button disabled={hidden.length === 0} onClick={() => setHidden([])}>
        Show all
      </Button>
      <LineChart
        height={240}
        aria-label="Orders of three stores per week"
        hiddenItems={hidden}
        // The last line stays visible. The copy makes the chart show it again.
        onHiddenItemsChange={(items) => setHidden(items.length < series.length ? items : [...hidden])}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        xAxis={[{ data: ['W1', 'W2', 'W3', 'W4'], scaleType: 'point' }]}
        series={series}
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {count}
      </Typography>
    </div>
  );
}
