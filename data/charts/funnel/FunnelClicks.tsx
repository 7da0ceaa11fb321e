import * as React from 'react';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Applied', value: 420 },
  { label: 'Screened', value: 180 },
  { label: 'Interviewed', value: 64 },
];

export default function FunnelClicks() {
  const [text, setText] = React.useState('Click a section');
  return (
    <div>
      <FunnelChart
        height={220}
        aria-label="From 420 applications to 64 interviews"
        series={[{ data }]}
        // #region preview
        onItemClick={(_event, { dataIndex }) => {
          const { label, value } = data[dataIndex]!;
          setText(`${label}: ${value}`);
        }}
        // #endregion preview
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {text}
      </Typography>
    </div>
  );
}
