import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurge: rainbowSurgePalette,
  blueberryTwilight: blueberryTwilightPalette,
  mangoFusion: mangoFusionPalette,
  cheerfulFiesta: cheerfulFiestaPalette,
};
type Palette = keyof typeof palettes;

const series = [
  { label: 'Porto', data: [31, 35, 42, 48, 51] },
  { label: 'Ghent', data: [28, 27, 33, 36, 40] },
  { label: 'Turku', data: [12, 15, 14, 19, 24] },
].map((line) => ({ ...line, highlightScope: { highlight: 'series', fade: 'global' } as const }));

export default function LegendAndTooltip() {
  const [palette, setPalette] = React.useState<Palette>('rainbowSurge');
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="Colors"
        value={palette}
        onChange={(event) => setPalette(event.target.value as Palette)}
        sx={{ width: 200 }}
      >
        {Object.keys(palettes).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={260}
        aria-label="Revenue of three stores by week"
        colors={palettes[palette]}
        xAxis={[{ data: ['W1', 'W2', 'W3', 'W4', 'W5'], scaleType: 'point' }]}
        series={series}
        slotProps={{
          tooltip: { trigger: 'item' },
          legend: { toggleVisibilityOnClick: true, position: { vertical: 'bottom', horizontal: 'start' } },
        }}
      />
    </Stack>
  );
}
