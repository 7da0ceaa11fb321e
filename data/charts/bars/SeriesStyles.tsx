import { BarChart, barClasses } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function SeriesStyles() {
  return (
    <BarChart
      height={260}
      aria-label="Actual and forecast orders per month"
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
      series={[
        { id: 'actual', label: 'Actual', data: [310, 342, 298, 360], color: '#1976d2', highlightScope },
        { id: 'forecast', label: 'Forecast', data: [300, 330, 350, 370], color: '#1976d2', highlightScope },
      ]}
      // #region preview
      sx={{
        [`& [data-series="forecast"] .${barClasses.element}`]: {
          fillOpacity: 0.3,
          stroke: '#1976d2',
          strokeDasharray: '4 3',
        },
        [`& .${barClasses.element}[data-highlighted]`]: {
          stroke: 'var(--mui-palette-text-primary)',
          strokeWidth: 2,
        },
        [`& .${barClasses.element}[data-faded]`]: { opacity: 0.5 },
      }}
      // #endregion preview
    />
  );
}
