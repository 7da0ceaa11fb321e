import { LineChart } from '@mui/x-charts/LineChart';

// Annual means at Mauna Loa, rounded. Source: NOAA Global Monitoring Laboratory.
const years = [1960, 1970, 1980, 1990, 2000, 2010, 2020];
const co2 = [317, 326, 339, 354, 370, 390, 414];

export default function DefaultAxes() {
  return (
    <LineChart
      height={280}
      aria-label="Carbon dioxide in the air at Mauna Loa from 1960 to 2020"
      // #region preview
      xAxis={[{ data: years, label: 'Year', valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ label: 'CO₂ in ppm' }]}
      series={[{ data: co2, label: 'CO₂', valueFormatter: (value) => `${value} ppm` }]}
      // #endregion preview
      hideLegend
    />
  );
}
