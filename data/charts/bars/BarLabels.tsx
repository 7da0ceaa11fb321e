import { BarChart, barClasses } from '@mui/x-charts/BarChart';

const total = [182, 240, 96, 214];

export default function BarLabels() {
  return (
    <BarChart
      height={280}
      aria-label="Tickets closed by two teams, with the share of the second team"
      xAxis={[{ data: ['Week 10', 'Week 11', 'Week 12', 'Week 13'] }]}
      series={[
        {
          id: 'first',
          label: 'First line',
          data: [150, 171, 90, 120],
          stack: 'team',
          barLabel: 'value',
        },
        {
          id: 'second',
          label: 'Second line',
          data: [32, 69, 6, 94],
          stack: 'team',
          // No label where it would not fit.
          barLabel: ({ value, dataIndex }, { bar }) =>
            bar.height < 18 ? null : `${Math.round(((value ?? 0) / total[dataIndex]!) * 100)} %`,
        },
      ]}
      sx={{
        [`& [data-series="first"] .${barClasses.label}`]: { fill: 'white' },
        [`& [data-series="second"] .${barClasses.label}`]: { fill: 'black', fontWeight: 'bold' },
      }}
    />
  );
}
