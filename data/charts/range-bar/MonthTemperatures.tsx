import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';

export default function MonthTemperatures() {
  return (
    <BarChartPremium
      height={260}
      aria-label="Coldest and warmest day of each month in Graz, from -9 °C in January to 35 °C in June"
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[{ label: '°C' }]}
      series={[
        {
          type: 'rangeBar',
          label: 'Temperature',
          data: [[-9, 8], [-7, 12], [-2, 19], null, [6, 29], [11, 35]],
        },
      ]}
    />
  );
}
