import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

// A hike, invented: a point for each kilometer, and its elevation in meters.
const elevations = [410, 455, 530, 640, 780, 905, 960, 930, 1010, 1160, 1285, 1240, 1090, 880, 690, 540, 430];
const distances = elevations.map((_, index) => index);
const summit = Math.max(...elevations);

export default function ElevationProfile() {
  return (
    <LineChart
      height={260}
      aria-label="Elevation of a hike of 16 kilometers, from 410 meters to the summit at 1,285 meters and back down"
      hideLegend
      xAxis={[{ data: distances, domainLimit: 'strict', label: 'Distance (km)' }]}
      yAxis={[{ min: 300, max: 1400, width: 60, label: 'Elevation (m)' }]}
      // #region preview
      series={[
        {
          label: 'Elevation',
          data: elevations,
          area: true,
          color: 'var(--mui-palette-success-main)',
          showMark: ({ value }) => value === summit,
          valueFormatter: (meters) => `${meters} m`,
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fill: 'url(#elevation)', filter: 'none' } }}
      // #endregion preview
    >
      <linearGradient id="elevation" x1={0} x2={0} y1={0} y2={1}>
        <stop offset={0} stopColor="var(--mui-palette-success-main)" stopOpacity={0.6} />
        <stop offset={1} stopColor="var(--mui-palette-success-main)" stopOpacity={0.05} />
      </linearGradient>
    </LineChart>
  );
}
