import { BarChart, barClasses } from '@mui/x-charts/BarChart';

const first = [150, 171, 90, 12];
const second = [32, 69, 0, 94];

export default function BarLabels() {
  return (
    <BarChart
      height={280}
      aria-label="Tickets closed by two teams per week, with totals"
      xAxis={[{ data: ['Week 10', 'Week 11', 'Week 12', 'Week 13'] }]}
      // Room for the totals: labels are cut off at the edge of the drawing area.
      yAxis={[{ domainLimit: (min, max) => ({ min, max: max * 1.15 }) }]}
      series={[
        {
          id: 'first',
          label: 'First line',
          data: first,
          stack: 'teams',
          // Labels of a 0 are at the end of the stack, not at the zero line.
          stackOffset: 'none',
          // No label in a bar that is too small for it.
          barLabel: ({ value }, { bar }) => (bar.height < 18 ? null : `${value}`),
        },
        {
          id: 'second',
          label: 'Second line',
          data: second,
          stack: 'teams',
          // The last series of the stack shows the total.
          barLabel: ({ dataIndex }) => `${first[dataIndex]! + second[dataIndex]!}`,
          barLabelPlacement: 'outside',
        },
      ]}
      sx={{
        [`& [data-series="first"] .${barClasses.label}`]: { fill: 'white' },
        [`& [data-series="second"] .${barClasses.label}`]: { fontWeight: 'bold' },
      }}
    />
  );
}
