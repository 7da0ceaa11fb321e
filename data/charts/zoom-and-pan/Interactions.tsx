import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

const configs: Record<string, LineChartProProps['zoomInteractionConfig']> = {
  default: undefined,
  'With keys': {
    zoom: [{ type: 'wheel', requiredKeys: ['ControlOrMeta'] }, 'pinch'],
    pan: ['drag', { type: 'wheel', requiredKeys: ['Shift'], allowedDirection: 'xy' }],
  },
  Brush: {
    zoom: ['brush', 'doubleTapReset'],
    pan: ['wheel'],
  },
  'Tap and press': { zoom: ['tapAndDrag'], pan: ['pressAndDrag'] },
  'By pointer': {
    zoom: [{ type: 'brush', pointerMode: 'mouse' }, 'pinch'],
    pan: [{ type: 'drag', pointerMode: 'touch' }],
  },
  None: { zoom: [], pan: [] },
};

export default function Interactions() {
  const [config, setConfig] = React.useState('default');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Interactions"
        value={config}
        onChange={(_, value: string | null) => value && setConfig(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(configs).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChartPro
        key={config}
        height={260}
        aria-label="Visits per day, with several interactions"
        zoomInteractionConfig={configs[config]}
        xAxis={[
          {
            id: 'days',
            data: days,
            scaleType: 'time',
            valueFormatter: formatDay,
            zoom: { slider: { enabled: true } },
          },
        ]}
        initialZoom={[{ axisId: 'days', start: 25, end: 75 }]}
        series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
        hideLegend
      />
    </Stack>
  );
}
