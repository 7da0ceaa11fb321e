import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

// Unemployment in the United States in percent, annual averages. Source: U.S. Bureau of Labor Statistics.
const rates = [4.6, 5.8, 9.3, 9.6, 8.9, 8.1, 7.4, 6.2, 5.3, 4.9, 4.4, 3.9, 3.7, 8.1, 5.3, 3.6, 3.6];
const years = rates.map((_, index) => 2007 + index);
const average = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;

// `direction` keeps the labels on the same side of the lines in right-to-left pages.
const labelStyle = { direction: 'ltr', fontSize: 12 } as const;

export default function AnnotatedLine() {
  return (
    <LineChart
      height={300}
      aria-label="Unemployment in the United States from 2007 to 2023, with peaks in 2010 and 2020"
      hideLegend
      xAxis={[{ data: years, valueFormatter: String, tickMinStep: 1, domainLimit: 'strict' }]}
      yAxis={[{ min: 0, max: 12, valueFormatter: (rate: number) => `${rate}%` }]}
      series={[
        {
          label: 'Unemployment',
          data: rates,
          curve: 'linear',
          showMark: false,
          valueFormatter: (rate) => `${rate}%`,
        },
      ]}
    >
      {/* #region preview */}
      <ChartsReferenceLine x={2010} label="Financial crisis" labelAlign="start" labelStyle={labelStyle} />
      <ChartsReferenceLine x={2020} label="Pandemic" labelAlign="start" labelStyle={labelStyle} />
      <ChartsReferenceLine
        y={average}
        label={`Average ${average.toFixed(1)}%`}
        labelAlign="middle"
        labelStyle={labelStyle}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      {/* #endregion preview */}
    </LineChart>
  );
}
