import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

type ShowTooltip = 'hover' | 'always' | 'never';

export default function ZoomSlider() {
  const [preview, setPreview] = React.useState(true);
  const [showTooltip, setShowTooltip] = React.useState<ShowTooltip>('hover');
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="showTooltip"
          value={showTooltip}
          onChange={(_, value: ShowTooltip | null) => value && setShowTooltip(value)}
        >
          {['hover', 'always', 'never'].map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={preview} onChange={(event) => setPreview(event.target.checked)} />}
          label="preview"
        />
      </Stack>
      <LineChartPro
        height={280}
        aria-label="Visits per day, with a slider below the chart"
        xAxis={[
          {
            id: 'days',
            data: days,
            scaleType: 'time',
            valueFormatter: (day: Date, context) =>
              context.location === 'zoom-slider-tooltip' ? day.toDateString() : formatDay(day),
            zoom: { slider: { enabled: true, preview, showTooltip } },
          },
        ]}
        initialZoom={[{ axisId: 'days', start: 20, end: 50 }]}
        series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false, area: true }]}
        hideLegend
      />
    </Stack>
  );
}
