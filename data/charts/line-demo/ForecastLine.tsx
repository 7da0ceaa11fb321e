import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

// Millions of people in the United States. Source: U.S. Census Bureau, censuses and projections of 2023.
const years = [1900, 1920, 1940, 1960, 1980, 2000, 2020, 2080, 2100];
const counted = [76, 106, 132, 179, 227, 281, 331];
const projected = [370, 366];
const lastCount = counted.length - 1;

const formatPeople = (value: number | null) => (value === null ? null : `${value} million`);

/** The line of the projection in the legend. */
function DashedMark({ color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 16 4">
      <path d="M0 2h6M10 2h6" stroke={color} strokeWidth={3} />
    </svg>
  );
}

export default function ForecastLine() {
  return (
    <LineChart
      height={300}
      aria-label="Population of the United States: 331 million in 2020, and 366 million projected for 2100"
      xAxis={[{ data: years, valueFormatter: String, min: 1900, max: 2100 }]}
      yAxis={[{ min: 0, label: 'Millions of people' }]}
      // #region preview
      series={[
        { id: 'census', label: 'Census', data: counted, valueFormatter: formatPeople },
        {
          id: 'projection',
          label: 'Projection',
          // Starts at the last count, which the tooltip does not repeat.
          data: [...counted.map((value, index) => (index === lastCount ? value : null)), ...projected],
          valueFormatter: (value, { dataIndex }) => (dataIndex === lastCount ? null : formatPeople(value)),
          showMark: ({ index }) => index > lastCount,
          labelMarkType: DashedMark,
        },
      ]}
      // #endregion preview
      colors={['var(--mui-palette-primary-main)', 'var(--mui-palette-primary-main)']}
      sx={{ [`& .${lineClasses.line}[data-series="projection"]`]: { strokeDasharray: '6 6' } }}
    />
  );
}
