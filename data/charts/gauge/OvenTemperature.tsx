import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function OvenTemperature() {
  const [temperature, setTemperature] = React.useState(180);
  return (
    <Stack spacing={1} sx={{ maxWidth: 320, mx: 'auto' }}>
      <Gauge
        height={160}
        startAngle={-90}
        endAngle={90}
        aria-label="Oven temperature"
        aria-valuetext={`${temperature} °C`}
        // #region preview
        valueMin={50}
        valueMax={250}
        value={Math.min(Math.max(temperature, 50), 250)}
        text={`${temperature} °C`}
        // #endregion preview
      />
      <Slider
        aria-label="Measured temperature"
        min={0}
        max={300}
        step={10}
        value={temperature}
        onChange={(_, next) => setTemperature(next)}
        valueLabelDisplay="auto"
      />
    </Stack>
  );
}
