import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';

const highlights: HighlightOptions[] = ['none', 'item', 'series'];
const fades: FadeOptions[] = ['none', 'series', 'global'];

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<HighlightOptions>('item');
  const [fade, setFade] = React.useState<FadeOptions>('global');
  const highlightScope = { highlight, fade };
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as HighlightOptions)}
        >
          {highlights.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as FadeOptions)}
        >
          {fades.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={260}
        aria-label="Parcels delivered by two vans per day"
        enableKeyboardNavigation
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[
          { id: 'north', label: 'Van North', data: [84, 91, 77, 102], highlightScope },
          { id: 'south', label: 'Van South', data: [63, 70, 88, 79], highlightScope },
        ]}
      />
    </Stack>
  );
}
