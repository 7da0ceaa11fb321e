import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const gray = 'var(--mui-palette-text-secondary)';

export default function CssRules() {
  return (
    <LineChart
      height={260}
      aria-label="Orders per week, and the forecast"
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5'] }]}
      series={[
        { id: 'orders', label: 'Orders', data: [210, 245, 232, 260, 281], color: '#1976d2' },
        { id: 'forecast', label: 'Forecast', data: [220, 230, 240, 250, 260], color: '#ef6c00' },
      ]}
      // #region preview
      sx={{
        [`& .${axisClasses.root} .${axisClasses.line}`]: { stroke: gray },
        [`& .${axisClasses.root} .${axisClasses.tick}`]: { stroke: gray },
        [`& .${axisClasses.directionX} .${axisClasses.tickLabel}`]: { fill: gray },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
        [`& .${lineClasses.line}[data-series="forecast"]`]: { strokeDasharray: '6 4', strokeWidth: 3 },
      }}
      // #endregion preview
    />
  );
}
