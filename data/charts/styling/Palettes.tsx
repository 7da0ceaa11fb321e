import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  bluePalette,
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  cyanPalette,
  greenPalette,
  mangoFusionPalette,
  orangePalette,
  pinkPalette,
  purplePalette,
  rainbowSurgePalette,
  redPalette,
  strawberrySkyPalette,
  yellowPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  bluePalette,
  cyanPalette,
  greenPalette,
  orangePalette,
  pinkPalette,
  purplePalette,
  redPalette,
  yellowPalette,
};
type Palette = keyof typeof palettes;

const series = [5, 6, 7, 8, 9, 10, 11, 12].map((value, index) => ({
  label: `Floor ${index + 1}`,
  data: [value],
}));

export default function Palettes() {
  const [palette, setPalette] = React.useState<Palette>('mangoFusionPalette');
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="colors"
        value={palette}
        onChange={(event) => setPalette(event.target.value as Palette)}
        sx={{ width: 260 }}
      >
        {Object.keys(palettes).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={200}
        aria-label="Desks per floor"
        // #region preview
        colors={palettes[palette]}
        xAxis={[{ data: ['Desks'], categoryGapRatio: 0.05 }]}
        series={series}
        // #endregion preview
        slotProps={{ tooltip: { trigger: 'item' } }}
        hideLegend
      />
    </Stack>
  );
}
