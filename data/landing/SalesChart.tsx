import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { months, sales } from './data';

export default function SalesChart() {
  const theme = useTheme();
  const { primary } = (theme.vars ?? theme).palette;
  return (
    <LineChart
      aria-label="Bags sold per month and country"
      height={395}
      margin={{ left: 0, right: 16 }}
      colors={[primary.dark, primary.main, primary.light]}
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
    />
  );
}
