import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { days, weeks } from './orders';

const rise = keyframes`
  from {
    transform: scaleY(0);
  }
`;

export default function StaggeredBars() {
  const [run, setRun] = React.useState(0);
  return (
    <Box>
      <Button variant="outlined" onClick={() => setRun((previous) => previous + 1)}>
        Replay
      </Button>
      <BarChart
        key={run}
        height={240}
        aria-label="Orders of a shop per day, with bars that appear one after the other"
        hideLegend
        skipAnimation
        xAxis={[{ data: days }]}
        series={[{ data: weeks['Week 1'], label: 'Orders' }]}
        // #region preview
        slotProps={{ bar: ({ dataIndex }) => ({ style: { animationDelay: `${dataIndex * 100}ms` } }) }}
        sx={{
          '@media (prefers-reduced-motion: no-preference)': {
            [`& .${barClasses.element}`]: {
              transformBox: 'fill-box',
              transformOrigin: 'bottom',
              animation: `${rise} 400ms ease-out backwards`,
            },
          },
        }}
        // #endregion preview
      />
    </Box>
  );
}
