import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

const limits = {
  default: {},
  minSpan: { minSpan: 40 },
  maxSpan: { maxSpan: 60 },
  'minStart, maxEnd': { minStart: 20, maxEnd: 80 },
  step: { step: 20 },
  'panning: false': { panning: false },
};

type Limit = keyof typeof limits;

export default function ZoomLimits() {
  const [limit, setLimit] = React.useState<Limit>('default');
  const [range, setRange] = React.useState('not changed');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Limit"
        value={limit}
        onChange={(_, value: Limit | null) => {
          if (value) {
            setLimit(value);
            setRange('not changed');
          }
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(limits).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChartPro
        key={limit}
        height={240}
        aria-label="Visits per day, with limits of the zoom"
        xAxis={[
          {
            id: 'days',
            data: days,
            scaleType: 'time',
            valueFormatter: formatDay,
            zoom: { slider: { enabled: true }, ...limits[limit] },
          },
        ]}
        initialZoom={[{ axisId: 'days', start: 25, end: 75 }]}
        onZoomChange={([zoom]) => setRange(`${Math.round(zoom!.start)}–${Math.round(zoom!.end)} %`)}
        series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
        hideLegend
      />
      <Typography component="output" variant="body2">
        {`Visible: ${range}`}
      </Typography>
    </Stack>
  );
}
