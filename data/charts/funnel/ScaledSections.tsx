import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Signed up', value: 500 },
  { label: 'Started', value: 300 },
  { label: 'Finished', value: 100 },
];

export default function ScaledSections() {
  return (
    <FunnelChart
      height={260}
      hideLegend
      aria-label="An online course: 500 people signed up, 300 started, 100 finished"
      // #region preview
      categoryAxis={{
        scaleType: 'linear',
        categories: steps.map(({ label }) => label),
        size: 80,
        disableLine: true,
      }}
      // #endregion preview
      series={[{ data: steps }]}
    />
  );
}
