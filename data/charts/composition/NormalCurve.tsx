import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

// 200 bags of flour, counted in classes of 2 g. Each class is named by its lower limit.
const classes = [992, 994, 996, 998, 1000, 1002, 1004, 1006];
const bags = [5, 17, 38, 51, 46, 28, 11, 4];
const mean = 999.7;
const deviation = 3.1;

const weights = Array.from({ length: 33 }, (_, step) => 992 + step / 2);
const expected = weights.map(
  (weight) =>
    (200 * 2 * Math.exp(-0.5 * ((weight - mean) / deviation) ** 2)) / (deviation * Math.sqrt(2 * Math.PI)),
);

export default function NormalCurve() {
  return (
    <ChartsContainer
      height={260}
      aria-label="Weights of 200 bags follow a normal distribution around 999.7 grams"
      // #region preview
      series={[
        { type: 'bar', data: bags, xAxisId: 'classes', color: '#90a4ae' },
        { type: 'line', data: expected, xAxisId: 'weights', color: '#d81b60' },
      ]}
      xAxis={[
        { id: 'classes', scaleType: 'band', data: classes, categoryGapRatio: 0.04, label: 'Grams' },
        { id: 'weights', scaleType: 'linear', data: weights, min: 992, max: 1008 },
      ]}
      // #endregion preview
      yAxis={[{ label: 'Bags' }]}
    >
      <BarPlot />
      <LinePlot />
      <ChartsXAxis axisId="classes" />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
