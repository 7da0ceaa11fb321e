import { LineChart } from '@mui/x-charts/LineChart';

// Electricity in Iowa from 2001 to 2017, in gigawatt-hours. Source: U.S. Energy Information Administration.
const sources = [
  {
    label: 'Fossil fuels',
    data: [
      35361, 35991, 36234, 36205, 36883, 37014, 41389, 42734, 38620, 42750, 39361, 37379, 34873, 35250, 32319,
      28437, 29329,
    ],
  },
  {
    label: 'Nuclear',
    data: [
      3853, 4574, 3988, 4929, 4538, 5095, 4519, 5282, 4679, 4451, 5215, 4347, 5321, 4152, 5243, 4703, 5214,
    ],
  },
  {
    label: 'Renewable',
    data: [
      1437, 1963, 1885, 2102, 2724, 3364, 3870, 5070, 8560, 10308, 11795, 14949, 16476, 17452, 19091, 21241,
      21933,
    ],
  },
];
const years = sources[0]!.data.map((_, index) => 2001 + index);
const totals = years.map((_, index) => sources.reduce((sum, { data }) => sum + data[index]!, 0));

const formatPercent = (share: number) => `${Math.round(100 * share)}%`;

export default function PercentArea() {
  return (
    <LineChart
      height={300}
      aria-label="Sources of electricity in Iowa: renewable ones grew from 4% in 2001 to 39% in 2017"
      xAxis={[{ data: years, valueFormatter: String, domainLimit: 'strict' }]}
      // #region preview
      yAxis={[{ valueFormatter: formatPercent }]}
      series={sources.map((source) => ({
        ...source,
        area: true,
        stack: 'electricity',
        stackOffset: 'expand',
        showMark: false,
        valueFormatter: (value, { dataIndex }) => formatPercent((value ?? 0) / totals[dataIndex]!),
      }))}
      // #endregion preview
    />
  );
}
