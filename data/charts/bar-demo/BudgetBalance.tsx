import { BarChart } from '@mui/x-charts/BarChart';

/** Surplus or deficit of the US federal government by fiscal year, in billions of dollars. */
const years = [
  { year: 1996, balance: -107.4 },
  { year: 1997, balance: -21.9 },
  { year: 1998, balance: 69.3 },
  { year: 1999, balance: 125.6 },
  { year: 2000, balance: 236.2 },
  { year: 2001, balance: 128.2 },
  { year: 2002, balance: -157.8 },
  { year: 2003, balance: -377.6 },
  { year: 2004, balance: -412.7 },
  { year: 2005, balance: -318.3 },
  { year: 2006, balance: -248.2 },
  { year: 2007, balance: -160.7 },
];

export default function BudgetBalance() {
  return (
    <BarChart
      height={300}
      hideLegend
      enableKeyboardNavigation
      grid={{ horizontal: true }}
      aria-label="Between 1996 and 2007, the US federal budget had a surplus from 1998 to 2001 and deficits in the other years"
      dataset={years}
      xAxis={[{ dataKey: 'year', valueFormatter: String, disableLine: true, disableTicks: true }]}
      // #region preview
      yAxis={[
        {
          label: 'Billions of dollars',
          width: 70,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: ['var(--mui-palette-error-main)', 'var(--mui-palette-success-main)'],
          },
        },
      ]}
      // #endregion preview
      slotProps={{ tooltip: { trigger: 'item' } }}
      series={[{ dataKey: 'balance', label: 'Balance', valueFormatter: (value) => `${value} billion` }]}
    />
  );
}
