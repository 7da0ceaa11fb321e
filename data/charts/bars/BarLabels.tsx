import { BarChart } from '@mui/x-charts/BarChart';

export default function BarLabels() {
  return (
    <BarChart
      height={280}
      aria-label="Distance per day: 12 km on Monday, 18 km on Tuesday, 7 km on Wednesday, 9 km on Thursday"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      // #region preview
      yAxis={[{ domainLimit: (min, max) => ({ min, max: max * 1.15 }) }]}
      series={[
        {
          label: 'Distance',
          data: [12, 18, 7, 9],
          barLabel: ({ value }) => `${value} km`,
          barLabelPlacement: 'outside',
        },
      ]}
      // #endregion preview
    />
  );
}
