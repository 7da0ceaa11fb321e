import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Applied', target: 'Interview', value: 40 },
  { source: 'Applied', target: 'Rejected', value: 60 },
  { source: 'Interview', target: 'Hired', value: 15 },
  { source: 'Referral', target: 'Hired', value: 10 },
];
const alignments = ['justify', 'left', 'right', 'center'] as const;

export default function NodeAlignment() {
  const [align, setAlign] = React.useState<(typeof alignments)[number]>('left');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Alignment of the nodes"
        value={align}
        onChange={(_, value) => value && setAlign(value)}
      >
        {alignments.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SankeyChart
        height={240}
        aria-label="Of 100 applicants, 60 were rejected and 15 hired; 10 more were hired by referral"
        // #region preview
        series={{
          data: { links },
          nodeOptions: { align },
        }}
        // #endregion preview
        direction="ltr"
      />
    </Stack>
  );
}
