import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function ComposedAxes() {
  return (
    <ChartsContainer
      height={300}
      aria-label="Depth of a dive over 40 minutes"
      xAxis={[
        {
          id: 'minutes',
          position: 'top',
          scaleType: 'linear',
          data: [0, 5, 10, 15, 20, 25, 30, 35, 40],
          label: 'Minutes',
        },
      ]}
      yAxis={[{ id: 'depth', reverse: true, label: 'Depth in meters' }]}
      series={[{ type: 'line', data: [0, 9, 18, 24, 22, 17, 11, 5, 0], label: 'Depth', curve: 'linear' }]}
    >
      {/* #region preview */}
      <ChartsGrid horizontal />
      <LinePlot skipAnimation />
      <ChartsReferenceLine
        y={18}
        label="Limit for beginners"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
      <ChartsXAxis axisId="minutes" />
      <ChartsYAxis axisId="depth" disableTicks />
      {/* #endregion preview */}
    </ChartsContainer>
  );
}
