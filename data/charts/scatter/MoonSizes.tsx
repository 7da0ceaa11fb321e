import { useScatterSeries } from '@mui/x-charts/hooks';
import { ScatterChart, ScatterMarker, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

/** Distance in 1000 km, days of an orbit and diameter in km: NASA Jovian satellite fact sheet, public domain. */
const moons = [
  { id: 'Io', x: 421.8, y: 1.77, z: 3643 },
  { id: 'Europa', x: 671.1, y: 3.55, z: 3122 },
  { id: 'Ganymede', x: 1070.4, y: 7.15, z: 5262 },
  { id: 'Callisto', x: 1882.7, y: 16.69, z: 4821 },
];

// #region preview
function MoonMarker(props: ScatterMarkerProps) {
  const series = useScatterSeries(props.seriesId);
  const diameter: number = series?.data[props.dataIndex]?.z ?? 0;
  return <ScatterMarker {...props} size={diameter / 200} />;
}
// #endregion preview

export default function MoonSizes() {
  return (
    <ScatterChart
      height={300}
      aria-label="Four moons of Jupiter: the farther the moon, the longer its orbit; Ganymede is the largest"
      xAxis={[{ label: 'Distance (1000 km)', min: 0, max: 2200 }]}
      yAxis={[{ label: 'Orbit (days)', min: 0, max: 20 }]}
      series={[
        {
          data: moons,
          // The radius of the hit area.
          markerSize: 26,
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: (moon) => moon && `${moon.id}: ${moon.z} km wide, ${moon.y} days`,
        },
      ]}
      voronoiMaxRadius="item"
      slots={{ marker: MoonMarker }}
    />
  );
}
