import { BarChart } from '@mui/x-charts/BarChart';

const months = ['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'];
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const getMonth = (value: string) => Number(value.slice(5));

export default function GroupedAxis() {
  return (
    <BarChart
      height={300}
      aria-label="Repaired bikes per month, by quarter and year"
      xAxis={[
        {
          data: months,
          height: 65,
          // #region preview
          groups: [
            { getValue: (value: string) => names[getMonth(value) - 1]! },
            { getValue: (value: string) => `Q${Math.ceil(getMonth(value) / 3)}`, tickSize: 24 },
            {
              getValue: (value: string) => value.slice(0, 4),
              tickSize: 42,
              tickLabelStyle: { fontWeight: 700 },
            },
          ],
          // #endregion preview
        },
      ]}
      series={[{ label: 'Repaired bikes', data: [64, 71, 58, 49, 33, 21, 18, 26] }]}
      hideLegend
    />
  );
}
