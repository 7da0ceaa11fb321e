import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

// Water level of a river in meters over two weeks in June, invented.
const levels = [2.1, 2.2, 2.4, 2.9, 3.6, 4.4, 5.1, 5.4, 5.0, 4.5, 3.9, 3.3, 2.8, 2.5];
const warning = 4;

export default function ThresholdArea() {
  return (
    <LineChart
      height={280}
      aria-label="Water level of a river: above the warning level of 4 meters from June 6 to June 10"
      hideLegend
      xAxis={[{ scaleType: 'point', data: levels.map((_, index) => `Jun ${index + 1}`) }]}
      // #region preview
      yAxis={[
        {
          max: 6,
          label: 'Water level (m)',
          colorMap: {
            type: 'piecewise',
            thresholds: [warning],
            colors: ['var(--mui-palette-info-main)', 'var(--mui-palette-error-main)'],
          },
        },
      ]}
      // #endregion preview
      series={[
        {
          label: 'Level',
          data: levels,
          area: true,
          showMark: false,
          valueFormatter: (level) => `${level} m`,
        },
      ]}
    >
      <ChartsReferenceLine
        y={warning}
        label="Warning level"
        labelAlign="start"
        labelStyle={{ direction: 'ltr', fontSize: 12 }}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
    </LineChart>
  );
}
