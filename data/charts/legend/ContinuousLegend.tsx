import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Size in m², rent in euros and floor of flats. */
const flats = [
  [38, 610, 2],
  [45, 690, 4],
  [52, 760, 3],
  [58, 880, 9],
  [64, 850, 6],
  [71, 990, 12],
  [80, 1010, 7],
  [86, 1190, 15],
  [95, 1240, 11],
  [104, 1420, 18],
].map(([x = 0, y = 0, z]) => ({ x, y, z }));

export default function ContinuousLegend() {
  return (
    <ScatterChart
      height={260}
      aria-label="Rent of ten flats by size, colored by the floor"
      xAxis={[{ label: 'Size (m²)', min: 30, max: 110 }]}
      yAxis={[{ min: 500, max: 1500 }]}
      series={[{ data: flats, markerSize: 6 }]}
      // #region preview
      zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 20, color: ['#9bd0f5', '#7b1fa2'] } }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          labelPosition: 'extremes',
          minLabel: 'Ground floor',
          maxLabel: ({ formattedValue }) => `Floor ${formattedValue}`,
          sx: { width: 280, whiteSpace: 'nowrap' },
        },
      }}
      // #endregion preview
    />
  );
}
