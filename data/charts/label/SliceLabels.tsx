import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PieChart, pieClasses, type PieSeries } from '@mui/x-charts/PieChart';

/** Millions of square kilometers, NOAA National Centers for Environmental Information. */
const oceans = [
  { label: 'Pacific', value: 168.7, color: '#90caf9' },
  { label: 'Atlantic', value: 85.1, color: '#a5d6a7' },
  { label: 'Indian', value: 70.6, color: '#ffcc80' },
  { label: 'Southern', value: 22.0, color: '#ce93d8' },
  { label: 'Arctic', value: 15.6, color: '#b0bec5' },
];

const total = oceans.reduce((sum, { value }) => sum + value, 0);

const arcLabels: Record<string, PieSeries['arcLabel']> = {
  value: 'value',
  formattedValue: 'formattedValue',
  label: 'label',
  function: ({ value }) => `${Math.round((100 * value) / total)}%`,
};

export default function SliceLabels() {
  const [name, setName] = React.useState('label');
  const [angle, setAngle] = React.useState(25);
  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="arcLabel"
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        {Object.keys(arcLabels).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <PieChart
        height={260}
        aria-label="Areas of the oceans: the Pacific has almost half of the total"
        series={[
          {
            data: oceans,
            arcLabel: arcLabels[name],
            arcLabelMinAngle: angle,
            arcLabelRadius: '65%',
            valueFormatter: ({ value }) => `${value} M km²`,
          },
        ]}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: 'black', fontSize: 13 } }}
      />
      <Box sx={{ px: 1 }}>
        <Typography id="slice-angle" variant="body2">{`arcLabelMinAngle: ${angle}`}</Typography>
        <Slider
          size="small"
          aria-labelledby="slice-angle"
          min={0}
          max={60}
          step={5}
          value={angle}
          onChange={(_, value) => setAngle(value)}
        />
      </Box>
    </Stack>
  );
}
