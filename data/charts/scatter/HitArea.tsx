import { ScatterChart } from '@mui/x-charts/ScatterChart';

const machines = [
  { id: 'press', x: 12, y: 310 },
  { id: 'lathe', x: 35, y: 220 },
  { id: 'saw', x: 58, y: 140 },
  { id: 'drill', x: 80, y: 95 },
];

export default function HitArea() {
  return (
    <ScatterChart
      height={260}
      aria-label="Four machines by age in months and days without failure"
      xAxis={[{ label: 'Age (months)', min: 0, max: 100 }]}
      yAxis={[{ label: 'Days without failure', min: 0, max: 400 }]}
      // #region preview
      voronoiMaxRadius={20}
      series={[
        {
          data: machines,
          markerSize: 7,
          highlightScope: { highlight: 'item' },
          valueFormatter: (machine) => machine && `${machine.id}: ${machine.y} days`,
        },
      ]}
      // #endregion preview
    />
  );
}
