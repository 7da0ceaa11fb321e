import { RadarChart } from '@mui/x-charts/RadarChart';

// #region preview
const metrics = [
  { name: 'Range (km)', max: 600 },
  { name: 'Charging (kW)', max: 250 },
  { name: 'Seats', min: 2, max: 7 },
  { name: 'Trunk (l)', max: 800 },
];
// #endregion preview

export default function CarMetrics() {
  return (
    <RadarChart
      height={280}
      aria-label="An electric van and an electric sedan: the van has more seats and space, the sedan more range"
      radar={{ metrics }}
      series={[
        { label: 'Van', data: [360, 125, 7, 760] },
        { label: 'Sedan', data: [540, 225, 5, 480] },
      ]}
      direction="ltr"
    />
  );
}
