import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const chart = {
  height: 160,
  hideLegend: true,
  skipAnimation: true,
  xAxis: [{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }],
  series: [{ data: [12, 19, 8, 22, 15] }],
};

export default function ChartSize() {
  const [percent, setPercent] = React.useState(80);
  return (
    <Stack spacing={1}>
      <Typography id="chart-size" variant="body2">
        {`Width of both boxes: ${percent} %`}
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          size="small"
          aria-labelledby="chart-size"
          min={40}
          max={100}
          value={percent}
          onChange={(_, value) => setPercent(value)}
        />
      </Box>
      {[undefined, 240].map((width) => (
        <Box
          key={String(width)}
          sx={{ width: `${percent}%`, overflow: 'auto', border: '1px dashed', borderColor: 'divider' }}
        >
          <Typography variant="body2" sx={{ px: 1, pt: 1 }}>
            {width ? `width={${width}}` : 'no width: follows its box'}
          </Typography>
          <BarChart
            {...chart}
            width={width}
            aria-label={`Calls a day, ${width ? 'at a fixed width' : 'as wide as its box'}`}
          />
        </Box>
      ))}
    </Stack>
  );
}
