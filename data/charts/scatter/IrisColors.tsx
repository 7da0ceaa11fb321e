import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Petal length, petal width and sepal length in cm: Fisher, 1936, CC BY 4.0, UC Irvine, data set 53 */
const petals = [
  { x: 1.4, y: 0.2, z: 5.1 },
  { x: 1.3, y: 0.2, z: 4.7 },
  { x: 1.5, y: 0.2, z: 4.6 },
  { x: 1.7, y: 0.4, z: 5.4 },
  { x: 4.7, y: 1.4, z: 7 },
  { x: 4.5, y: 1.5, z: 6.4 },
  { x: 4, y: 1.3, z: 5.5 },
  { x: 4.6, y: 1.5, z: 6.5 },
  { x: 6, y: 2.5, z: 6.3 },
  { x: 5.1, y: 1.9, z: 5.8 },
  { x: 5.9, y: 2.1, z: 7.1 },
  { x: 6.6, y: 2.1, z: 7.6 },
];

export default function IrisColors() {
  return (
    <ScatterChart
      height={300}
      aria-label="Irises with long petals have wide petals and long sepals"
      xAxis={[{ label: 'Petal length (cm)', min: 0, max: 8 }]}
      yAxis={[{ label: 'Petal width (cm)', min: 0, max: 3 }]}
      // #region preview
      zAxis={[{ colorMap: { type: 'continuous', min: 4, max: 8, color: ['#e65100', '#7e57c2'] } }]}
      series={[
        {
          data: petals,
          markerSize: 6,
          valueFormatter: (iris) => iris && `${iris.x} × ${iris.y} cm, sepal ${iris.z} cm`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { sx: { width: 160 } } }}
      // #endregion preview
    />
  );
}
