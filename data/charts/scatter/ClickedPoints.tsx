import * as React from 'react';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const machines = [
  { id: 'press', x: 12, y: 310 },
  { id: 'lathe', x: 35, y: 220 },
  { id: 'saw', x: 58, y: 140 },
  { id: 'drill', x: 80, y: 95 },
];

export default function ClickedPoints() {
  const [message, setMessage] = React.useState('Click a machine');
  return (
    <div>
      <ScatterChart
        height={260}
        aria-label="Four machines by age in months and days without failure"
        xAxis={[{ label: 'Age (months)', min: 0, max: 100 }]}
        yAxis={[{ label: 'Days without failure', min: 0, max: 400 }]}
        series={[{ data: machines, markerSize: 7, highlightScope: { highlight: 'item' } }]}
        // #region preview
        onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) =>
          setMessage(`Clicked: ${machines[dataIndex]?.id}`)
        }
        // #endregion preview
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {message}
      </Typography>
    </div>
  );
}
