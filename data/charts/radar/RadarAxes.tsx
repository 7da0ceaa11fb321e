import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Speed', 'Power', 'Stamina', 'Technique', 'Tactics'];

export default function RadarAxes() {
  return (
    <RadarChart
      height={280}
      hideLegend
      aria-label="Skills of a rower from 0 to 100: strongest in stamina, weakest in tactics"
      radar={{ max: 100, metrics }}
      series={[{ label: 'Rower', data: [72, 64, 91, 55, 48] }]}
      direction="ltr"
    >
      <RadarAxis metric="Speed" divisions={4} />
      <RadarAxis metric="Tactics" divisions={2} labelOrientation="rotated" textAnchor="middle" />
    </RadarChart>
  );
}
