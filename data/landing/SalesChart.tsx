import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { months, sales } from './data';

export default function SalesChart() {
  const theme = useTheme();
  const color = (theme.vars ?? theme).palette.primary.main;
  return (
    <LineChart
      aria-label="Bags sold per month and country"
      height={395}
      margin={{ left: 0, right: 16 }}
      colors={[
        color,
        `color-mix(in srgb, ${color} 65%, transparent)`,
        `color-mix(in srgb, ${color} 35%, transparent)`,
      ]}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ width: 40 }]}
      grid={{ horizontal: true }}
      series={Object.entries(sales).map(([country, data]) => ({
        label: country,
        data,
        area: true,
        stack: 'bags',
        curve: 'monotoneX',
        showMark: false,
        valueFormatter: (bags) => `${bags} bags`,
      }))}
      sx={{ [`& .${lineClasses.area}`]: { filter: 'none' } }}
    />
  );
}
