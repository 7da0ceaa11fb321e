import { LineChart } from '@mui/x-charts/LineChart';

const stations = [
  { id: 'HRB', name: 'Harbor bridge, north side', counts: [310, 405, 388, 512] },
  { id: 'MKT', name: 'Market street at the town hall', counts: [220, 260, 301, 290] },
];

export default function LabelsByLocation() {
  return (
    <LineChart
      height={260}
      aria-label="Bikes per hour at two counting stations"
      xAxis={[{ scaleType: 'point', data: ['07:00', '08:00', '09:00', '10:00'] }]}
      series={stations.map(({ id, name, counts }) => ({
        id,
        data: counts,
        // #region preview
        // The short name in the legend, the long one in the tooltip.
        label: (location) => (location === 'legend' ? id : name),
        valueFormatter: (value) => (value === null ? 'not counted' : `${value} bikes`),
        // #endregion preview
      }))}
    />
  );
}
