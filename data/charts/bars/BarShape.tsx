import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const labels = {
  categoryGapRatio: 'categoryGapRatio',
  barGapRatio: 'barGapRatio',
  borderRadius: 'borderRadius',
};

type Shape = Record<keyof typeof labels, number>;

const ranges: Record<keyof Shape, { min: number; max: number; step: number }> = {
  categoryGapRatio: { min: 0, max: 0.9, step: 0.1 },
  barGapRatio: { min: -1, max: 1, step: 0.1 },
  borderRadius: { min: 0, max: 20, step: 2 },
};

export default function BarShape() {
  const [shape, setShape] = React.useState<Shape>({
    categoryGapRatio: 0.4,
    barGapRatio: 0.2,
    borderRadius: 6,
  });
  const { categoryGapRatio, barGapRatio, borderRadius } = shape;
  return (
    <Stack spacing={1}>
      <BarChart
        height={220}
        aria-label="Passengers of two airlines per quarter"
        skipAnimation
        // #region preview
        borderRadius={borderRadius}
        xAxis={[
          {
            data: ['Q1', 'Q2', 'Q3'],
            categoryGapRatio,
            barGapRatio,
          },
        ]}
        // #endregion preview
        series={[
          { label: 'KL', data: [42, 55, -12] },
          { label: 'TP', data: [36, 49, 63] },
        ]}
      />
      {(Object.keys(labels) as (keyof Shape)[]).map((name) => (
        <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 1 }}>
          <Typography id={`shape-${name}`} variant="body2" sx={{ width: 150 }}>
            {`${labels[name]}: ${shape[name]}`}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={`shape-${name}`}
            {...ranges[name]}
            value={shape[name]}
            onChange={(_, value) =>
              setShape((previous) => ({ ...previous, [name]: Number(value.toFixed(1)) }))
            }
            sx={{ flex: '1 1 160px' }}
          />
        </Box>
      ))}
    </Stack>
  );
}
