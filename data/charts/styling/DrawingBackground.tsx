import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';

function Background() {
  // #region preview
  const { left, top, width, height } = useDrawingArea();
  return (
    <rect x={left} y={top} width={width} height={height} rx={8} fill="var(--mui-palette-action-hover)" />
  );
  // #endregion preview
}

export default function DrawingBackground() {
  return (
    <ChartsContainer
      height={220}
      aria-label="Repairs per month in a bicycle workshop"
      series={[{ type: 'bar', data: [31, 44, 58, 61], color: '#1976d2' }]}
      xAxis={[{ scaleType: 'band', data: ['Mar', 'Apr', 'May', 'Jun'] }]}
    >
      <Background />
      <BarPlot borderRadius={4} />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
