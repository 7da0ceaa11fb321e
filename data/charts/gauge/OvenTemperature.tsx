import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { Gauge } from '@mui/x-charts/Gauge';

const valueMin = 50;
const valueMax = 250;

export default function OvenTemperature() {
  const [temperature, setTemperature] = React.useState(180);
  const [limited, setLimited] = React.useState(true);
  const value = limited ? Math.min(Math.max(temperature, valueMin), valueMax) : temperature;
  return (
    <Stack spacing={1} sx={{ maxWidth: 320, mx: 'auto' }}>
      <Gauge
        height={180}
        margin={{ top: 30, bottom: 40, left: 10, right: 10 }}
        aria-label="Oven temperature"
        aria-valuetext={`${temperature} °C`}
        value={value}
        valueMin={valueMin}
        valueMax={valueMax}
        startAngle={-90}
        endAngle={90}
        text={`${temperature} °C`}
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
      <FormControlLabel
        control={<Switch checked={limited} onChange={(_, checked) => setLimited(checked)} />}
        label="Limit the value to the range"
      />
    </Stack>
  );
}
