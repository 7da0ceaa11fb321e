import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYAxes } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

const units: Record<string, string> = { rain: 'mm', warmth: '°C' };

function UnitTitles() {
  const { left, top, width } = useDrawingArea();
  // #region preview
  const { yAxis, yAxisIds } = useYAxes();
  const titles = yAxisIds.map((id) => ({
    x: yAxis[id]?.position === 'right' ? left + width : left,
    text: units[id],
  }));
  // #endregion preview
  return titles.map(({ x, text }) => (
    <text
      key={text}
      direction="ltr"
      x={x}
      y={top - 14}
      textAnchor="middle"
      fontSize={13}
      fill="var(--mui-palette-text-primary)"
    >
      {text}
    </text>
  ));
}

export default function AxisTitles() {
  return (
    <ChartsContainer
      height={260}
      margin={{ top: 36 }}
      title="Climate of a mountain village"
      desc="July is the warmest month with 19 degrees, June the wettest with 127 millimeters"
      series={[
        { type: 'bar', data: [79, 90, 127, 118], yAxisId: 'rain', color: '#90caf9' },
        { type: 'line', data: [9, 14, 17, 19], yAxisId: 'warmth', color: '#e64a19' },
      ]}
      xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul'] }]}
      yAxis={[
        { id: 'rain', position: 'left' },
        { id: 'warmth', position: 'right', min: 0 },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="warmth" />
      <UnitTitles />
    </ChartsContainer>
  );
}
