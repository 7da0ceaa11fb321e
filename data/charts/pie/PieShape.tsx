import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const ranges = {
  innerRadius: { min: 0, max: 90 },
  outerRadius: { min: 20, max: 100 },
  startAngle: { min: -180, max: 180 },
  endAngle: { min: 0, max: 360 },
  paddingAngle: { min: 0, max: 20 },
  cornerRadius: { min: 0, max: 30 },
};
type Name = keyof typeof ranges;

export default function PieShape() {
  const [shape, setShape] = React.useState<Record<Name, number>>({
    innerRadius: 50,
    outerRadius: 100,
    startAngle: -90,
    endAngle: 90,
    paddingAngle: 4,
    cornerRadius: 6,
  });
  return (
    <Stack spacing={1}>
      <PieChart
        height={220}
        aria-label="Seats of three groups in a council of 60: 24, 21 and 15"
        hideLegend
        skipAnimation
        series={[
          {
            data: [
              { value: 24, label: 'Group A' },
              { value: 21, label: 'Group B' },
              { value: 15, label: 'Group C' },
            ],
            ...shape,
          },
        ]}
      />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', columnGap: 3 }}
      >
        {(Object.keys(ranges) as Name[]).map((name) => (
          <Box key={name} sx={{ px: 1 }}>
            <Typography id={`pie-${name}`} variant="body2">
              {`${name}: ${shape[name]}`}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`pie-${name}`}
              {...ranges[name]}
              value={shape[name]}
              onChange={(_, value) => setShape({ ...shape, [name]: value })}
            />
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
