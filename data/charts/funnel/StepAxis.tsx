import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Submitted', value: 260 },
  { label: 'Reviewed', value: 190 },
  { label: 'Accepted', value: 75 },
];

export default function StepAxis() {
  return (
    <FunnelChart
      height={240}
      hideLegend
      aria-label="Conference talks: 260 submitted, 190 reviewed, 75 accepted"
      // #region preview
      categoryAxis={{
        categories: steps.map(({ label }) => label),
        position: 'left',
        size: 80,
        disableLine: true,
        disableTicks: true,
      }}
      // #endregion preview
      series={[{ data: steps }]}
    />
  );
}
