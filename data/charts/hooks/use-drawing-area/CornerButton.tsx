import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

// #region preview
function Corner({ children }: React.PropsWithChildren) {
  const { top, left } = useDrawingArea();
  return <div style={{ position: 'absolute', top, left }}>{children}</div>;
}
// #endregion preview

export default function CornerButton() {
  const [isLog, setIsLog] = React.useState(false);
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <ChartsDataProvider
        height={240}
        series={[{ type: 'line', data: [12, 40, 160, 610, 2400, 9700] }]}
        xAxis={[{ scaleType: 'point', data: ['2019', '2020', '2021', '2022', '2023', '2024'] }]}
        yAxis={[{ scaleType: isLog ? 'log' : 'linear', min: isLog ? 10 : 0, max: 20000, width: 56 }]}
      >
        <ChartsSurface title="Chargers in a city" desc="From 12 in 2019 to 9,700 in 2024">
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Corner>
          <Button size="small" aria-pressed={isLog} onClick={() => setIsLog(!isLog)}>
            Log scale
          </Button>
        </Corner>
      </ChartsDataProvider>
    </Box>
  );
}
