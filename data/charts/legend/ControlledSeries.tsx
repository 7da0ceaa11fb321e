import * as React from 'react';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import type { VisibilityIdentifier } from '@mui/x-charts/plugins';

const series = [
  { id: 'porto', label: 'Porto', data: [31, 35, 42, 48] },
  { id: 'ghent', label: 'Ghent', data: [28, 27, 33, 36] },
  { id: 'turku', label: 'Turku', data: [12, 15, 14, 19] },
];

const others: VisibilityIdentifier<'line'>[] = [
  { type: 'line', seriesId: 'ghent' },
  { type: 'line', seriesId: 'turku' },
];

export default function ControlledSeries() {
  const [hidden, setHidden] = React.useState<VisibilityIdentifier<'line'>[]>([]);
  return (
    <div>
      {/* #region preview */}
      <Button onClick={() => setHidden([])}>All stores</Button>
      <Button onClick={() => setHidden(others)}>Only Porto</Button>
      <LineChart
        hiddenItems={hidden}
        onHiddenItemsChange={setHidden}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        series={series}
        xAxis={[{ data: ['W1', 'W2', 'W3', 'W4'], scaleType: 'point' }]}
        height={240}
        aria-label="Orders of three stores per week"
      />
      {/* #endregion preview */}
    </div>
  );
}
