import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

/** International airline passengers in 1960, in thousands. Source: Box and Jenkins, 1976. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const passengers = [417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432];

const average = passengers.reduce((sum, value) => sum + value, 0) / passengers.length;
const color = 'var(--mui-palette-error-main)';

export default function AirPassengers() {
  return (
    <BarChart
      height={300}
      hideLegend
      enableKeyboardNavigation
      aria-label="From June to September, more passengers than the average of 476 thousand traveled by air in 1960"
      xAxis={[{ data: months, categoryGapRatio: 0.3 }]}
      yAxis={[{ label: 'Thousand passengers', max: 700, width: 55 }]}
      margin={{ right: 70 }}
      series={[{ data: passengers, label: 'Thousand passengers', color: '#1e88e5' }]}
      slotProps={{ tooltip: { trigger: 'item' } }}
    >
      {/* #region preview */}
      <ChartsReferenceLine
        y={average}
        lineStyle={{ stroke: color, strokeWidth: 2, strokeDasharray: '6 4' }}
        // In the right margin, where no bar covers it.
        label={`Average\n${average.toFixed(0)}`}
        labelAlign="end"
        spacing={{ x: -8, y: 0 }}
        labelStyle={{ fill: color, textAnchor: 'start', dominantBaseline: 'central', direction: 'ltr' }}
      />
      {/* #endregion preview */}
    </BarChart>
  );
}
