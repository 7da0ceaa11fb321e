import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const years = ['1995', '1996', '1997', '1998', '1999', '2000', '2001', '2002', '2003', '2004'];

// Balance of the federal budget of the United States, in billions of dollars. Source: Office of Management and Budget.
const balances = [-164, -107, -22, 69, 126, 236, 128, -158, -378, -413];

// The left-to-right mark keeps the sign on the left in right-to-left pages.
const formatBalance = (balance: number | null) => `\u200e${balance}`;

/** Green above zero and red below it, and paler near zero. */
function BalanceGradient() {
  // #region preview
  const { top, height } = useDrawingArea();
  const zero = (useYScale<'linear'>()(0) - top) / height;
  return (
    <linearGradient id="balance" gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={top} y2={top + height}>
      <stop offset={0} stopColor="var(--mui-palette-success-main)" />
      <stop offset={zero} stopColor="var(--mui-palette-success-main)" stopOpacity={0.1} />
      <stop offset={zero} stopColor="var(--mui-palette-error-main)" stopOpacity={0.1} />
      <stop offset={1} stopColor="var(--mui-palette-error-main)" />
    </linearGradient>
  );
  // #endregion preview
}

export default function BalanceArea() {
  return (
    <LineChart
      height={300}
      aria-label="Balance of the federal budget: a surplus from 1998 to 2001, and a deficit before and after"
      hideLegend
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ label: 'Billions of dollars', width: 60, valueFormatter: formatBalance }]}
      series={[
        {
          label: 'Balance',
          data: balances,
          valueFormatter: formatBalance,
          area: true,
          curve: 'linear',
          showMark: false,
          color: 'var(--mui-palette-text-primary)',
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fill: 'url(#balance)', filter: 'none' } }}
    >
      <BalanceGradient />
    </LineChart>
  );
}
