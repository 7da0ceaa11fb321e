import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

/** Thousands of men and women in the United States. Source: US Census Bureau, 2010 census brief C2010BR-03. */
const ages = [
  { age: '85+', men: -1790, women: 3704 },
  { age: '80–84', men: -2294, women: 3449 },
  { age: '75–79', men: -3182, women: 4135 },
  { age: '70–74', men: -4244, women: 5034 },
  { age: '65–69', men: -5853, women: 6583 },
  { age: '60–64', men: -8078, women: 8740 },
  { age: '55–59', men: -9524, women: 10141 },
  { age: '50–54', men: -10933, women: 11365 },
  { age: '45–49', men: -11209, women: 11500 },
  { age: '40–44', men: -10394, women: 10497 },
  { age: '35–39', men: -10042, women: 10138 },
  { age: '30–34', men: -9997, women: 9966 },
  { age: '25–29', men: -10636, women: 10466 },
  { age: '20–24', men: -11014, women: 10572 },
  { age: '15–19', men: -11304, women: 10737 },
  { age: '10–14', men: -10580, women: 10097 },
  { age: '5–9', men: -10390, women: 9959 },
  { age: '0–4', men: -10319, women: 9882 },
];

const formatMillions = (thousands: number | null) =>
  `${(Math.abs(thousands ?? 0) / 1000).toFixed(1)} million`;

export default function PopulationPyramid() {
  return (
    <BarChart
      layout="horizontal"
      height={440}
      enableKeyboardNavigation
      aria-label="Ages of the US population in 2010: there are twice as many women as men aged 85 and over"
      dataset={ages}
      xAxis={[
        {
          label: 'Millions',
          min: -12000,
          max: 12000,
          valueFormatter: (value: number) => `${Math.abs(value) / 1000}`,
        },
      ]}
      // #region preview
      yAxis={[{ dataKey: 'age', width: 60, categoryGapRatio: 0.1, barGapRatio: -1 }]}
      series={[
        { dataKey: 'men', label: 'Men', color: '#1e88e5', valueFormatter: formatMillions },
        { dataKey: 'women', label: 'Women', color: '#c2418f', valueFormatter: formatMillions },
      ]}
      // #endregion preview
      // In right-to-left layouts, ranges would read “14–10”.
      sx={{ [`& .${axisClasses.tickLabel}`]: { unicodeBidi: 'plaintext' } }}
    />
  );
}
