import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const start = { margin: 20, width: 90 };

export default function MarginAndAxisSize() {
  const [size, setSize] = React.useState(start);
  return (
    <Stack spacing={1}>
      <BarChart
        height={220}
        aria-label="Containers unloaded at three piers"
        layout="horizontal"
        skipAnimation
        hideLegend
        // #region preview
        margin={size.margin}
        yAxis={[{ data: ['North pier', 'Old harbor', 'Oil terminal'], width: size.width }]}
        series={[{ data: [340, 210, 125] }]}
        // #endregion preview
      />
      {(['margin', 'width'] as const).map((name) => (
        <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 1 }}>
          <Typography id={`space-${name}`} variant="body2" sx={{ width: 150 }}>
            {`${name === 'width' ? 'width of yAxis' : 'margin'}: ${size[name]}`}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={`space-${name}`}
            min={0}
            max={name === 'width' ? 120 : 60}
            step={10}
            value={size[name]}
            onChange={(_, value) => setSize({ ...size, [name]: value })}
            sx={{ flex: '1 1 160px' }}
          />
        </Box>
      ))}
    </Stack>
  );
}
