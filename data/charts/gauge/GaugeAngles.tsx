import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Gauge, type GaugeProps } from '@mui/x-charts/Gauge';

const shapes: Record<string, GaugeProps> = {
  circle: { startAngle: 0, endAngle: 360 },
  half: { startAngle: -90, endAngle: 90 },
  speedometer: { startAngle: -120, endAngle: 120, innerRadius: '70%', cornerRadius: '50%' },
  reversed: { startAngle: 90, endAngle: -90 },
  pie: { startAngle: 0, endAngle: 360, innerRadius: 0, text: () => null },
};

export default function GaugeAngles() {
  const [shape, setShape] = React.useState('speedometer');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Shape"
        value={shape}
        onChange={(_, value: string | null) => value && setShape(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(shapes).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Gauge
        key={shape}
        width={240}
        height={180}
        value={25}
        aria-label="Speed in percent"
        {...shapes[shape]}
      />
    </Stack>
  );
}
