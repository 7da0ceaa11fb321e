import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const metrics = [
  { name: 'Visitors', data: [820, 910, 870, 990, 1040] },
  { name: 'Orders', data: [31, 36, 29, 41, 44] },
];

export default function LinkedSparklines() {
  const [highlighted, setHighlighted] = React.useState<AxisItemIdentifier[]>([]);
  const index = highlighted[0]?.dataIndex ?? days.length - 1;
  return (
    <Stack spacing={1}>
      {metrics.map(({ name, data }) => (
        <div key={name}>
          <Typography component="output" variant="body2" sx={{ display: 'block' }}>
            {`${name} on ${days[index]}: ${data[index]}`}
          </Typography>
          {/* #region preview */}
          <SparkLineChart
            height={60}
            data={data}
            xAxis={{ data: days }}
            highlightedAxis={highlighted}
            onHighlightedAxisChange={setHighlighted}
            aria-label={`${name} per day`}
            showHighlight
          />
          {/* #endregion preview */}
        </div>
      ))}
    </Stack>
  );
}
