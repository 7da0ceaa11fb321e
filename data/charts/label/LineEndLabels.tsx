import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

/** Writes the label of each line to the right of its last value. */
function EndLabels() {
  // #region preview
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const labels = useLineSeries().map(({ id, label, data }) => ({
    id,
    x: left + width + 8,
    y: yScale(data.at(-1) ?? 0),
    text: typeof label === 'function' ? label('legend') : label,
  }));
  // #endregion preview
  return labels.map(({ id, x, y, text }) => (
    // With `direction`, the text starts at `x` in right-to-left layouts as well.
    <text key={id} x={x} y={y} direction="ltr" dominantBaseline="middle" fill="currentColor" fontSize={13}>
      {text}
    </text>
  ));
}

export default function LineEndLabels() {
  return (
    <ChartsContainer
      height={260}
      aria-label="Visitors in thousands per year: the museum has passed the zoo"
      // Room for the labels.
      margin={{ right: 90 }}
      xAxis={[{ scaleType: 'point', data: ['2021', '2022', '2023', '2024'] }]}
      series={[
        { type: 'line', label: 'Museum', data: [82, 118, 164, 201] },
        { type: 'line', label: 'Zoo', data: [140, 152, 158, 161] },
        { type: 'line', label: 'Planetarium', data: [38, 44, 61, 70] },
      ]}
    >
      <LinePlot />
      <EndLabels />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
