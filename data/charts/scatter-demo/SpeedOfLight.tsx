import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';

/** Speed of light minus 299,000 km/s, five experiments of 20 measurements. Source: A. A. Michelson, 1879. */
const experiments = [
  [850, 740, 900, 1070, 930, 850, 950, 980, 980, 880, 1000, 980, 930, 650, 760, 810, 1000, 1000, 960, 960],
  [960, 940, 960, 940, 880, 800, 850, 880, 900, 840, 830, 790, 810, 880, 880, 830, 800, 790, 760, 800],
  [880, 880, 880, 860, 720, 720, 620, 860, 970, 950, 880, 910, 850, 870, 840, 840, 850, 840, 840, 840],
  [890, 810, 810, 820, 800, 770, 760, 740, 750, 760, 910, 920, 890, 860, 880, 720, 840, 850, 850, 780],
  [890, 840, 780, 810, 760, 810, 790, 810, 820, 850, 870, 870, 810, 740, 810, 940, 950, 800, 810, 870],
];

// #region preview
const measurements = experiments.flatMap((speeds, index) => speeds.map((x) => ({ x, y: index + 1 })));
const means = experiments.map((speeds, index) => ({
  x: speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length,
  y: index + 1,
}));
// #endregion preview

export default function SpeedOfLight() {
  return (
    <ScatterChart
      height={320}
      aria-label="The first of five experiments has the highest mean, 909, and the widest spread"
      xAxis={[{ label: 'Speed of light − 299,000 (km/s)', min: 600, max: 1100 }]}
      yAxis={[
        {
          label: 'Experiment',
          min: 0.5,
          max: 5.5,
          reverse: true,
          tickInterval: [1, 2, 3, 4, 5],
          disableTicks: true,
          disableLine: true,
        },
      ]}
      grid={{ horizontal: true }}
      voronoiMaxRadius={16}
      series={[
        {
          id: 'measurements',
          label: 'Measurement',
          data: measurements,
          color: 'var(--mui-palette-primary-main)',
          valueFormatter: (point) => point && `${point.x} km/s`,
        },
        {
          label: 'Mean',
          data: means,
          color: '#d84315',
          markerSize: 7,
          valueFormatter: (point) => point && `${point.x.toFixed(1)} km/s`,
        },
      ]}
      // Points of the same value look darker.
      sx={{ [`& [data-series="measurements"] .${scatterClasses.marker}`]: { fillOpacity: 0.7 } }}
    />
  );
}
