import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const groups = [
  { label: 'Advanced', value: 60 },
  { label: 'Intermediate', value: 140 },
  { label: 'Beginners', value: 300 },
];

export default function ScaledPyramid() {
  return (
    <FunnelChart
      height={280}
      hideLegend
      aria-label="Members of a chess club: 60 advanced, 140 intermediate, 300 beginners"
      // #region preview
      categoryAxis={{
        scaleType: 'linear',
        categories: groups.map(({ label }) => label),
        size: 100,
        disableLine: true,
      }}
      series={[{ data: groups, curve: 'pyramid' }]}
      // #endregion preview
    />
  );
}
