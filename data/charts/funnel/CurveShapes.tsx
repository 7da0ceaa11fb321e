import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const curves = ['linear', 'linear-sharp', 'bump', 'step', 'pyramid', 'step-pyramid'] as const;
const data = [{ value: 900 }, { value: 620 }, { value: 300 }, { value: 180 }];

export default function CurveShapes() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('bump');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Curve"
        value={curve}
        onChange={(_, value) => value && setCurve(value)}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {curves.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FunnelChart
        height={240}
        aria-label="Four steps from 900 to 180"
        // #region preview
        series={[
          {
            data,
            curve,
          },
        ]}
        // #endregion preview
      />
    </Stack>
  );
}
