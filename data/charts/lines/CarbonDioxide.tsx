import { LineChart } from '@mui/x-charts/LineChart';

// Annual means at Mauna Loa in parts per million, rounded. Source: NOAA Global Monitoring Laboratory.
const dataset = [
  { year: 1960, co2: 317 },
  { year: 1970, co2: 326 },
  { year: 1980, co2: 339 },
  { year: 1990, co2: 354 },
  { year: 2000, co2: 370 },
  { year: 2010, co2: 390 },
  { year: 2015, co2: 401 },
  { year: 2020, co2: 414 },
];

export default function CarbonDioxide() {
  return (
    <LineChart
      height={280}
      aria-label="Carbon dioxide in the air at Mauna Loa rose from 317 to 414 ppm between 1960 and 2020"
      // #region preview
      dataset={dataset}
      xAxis={[{ dataKey: 'year', valueFormatter: (year: number) => `${year}`, domainLimit: 'strict' }]}
      series={[
        {
          dataKey: 'co2',
          label: 'Carbon dioxide',
          valueFormatter: (value) => (value === null ? 'not measured' : `${value} ppm`),
        },
      ]}
      // #endregion preview
      yAxis={[{ label: 'CO₂ (ppm)', width: 60 }]}
      grid={{ horizontal: true }}
    />
  );
}
