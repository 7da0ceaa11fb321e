import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { eruptions } from './geyser';

export default function GeyserEruptions() {
  return (
    <ScatterChart
      height={280}
      aria-label="Old Faithful: after a long eruption, the next one is about 80 minutes away; after a short one, about 54"
      xAxis={[{ label: 'Length of the eruption (min)', min: 1, max: 5 }]}
      yAxis={[{ label: 'Wait for the next one (min)', min: 40, max: 100 }]}
      // #region preview
      dataset={eruptions}
      series={[
        {
          datasetKeys: { x: 'length', y: 'wait' },
          valueFormatter: (point) => point && `${point.x.toFixed(1)} min, then ${point.y} min of waiting`,
        },
      ]}
      // #endregion preview
    />
  );
}
