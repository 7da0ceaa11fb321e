import { BarChart, barClasses } from '@mui/x-charts/BarChart';

const ferries = [42, 35, 18];
const trains = [38, 51, 66];
const cars = [20, 14, 36];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/** The share of a value in its category. */
const share = (value: number | null, dataIndex: number) =>
  percent.format((value ?? 0) / (ferries[dataIndex]! + trains[dataIndex]! + cars[dataIndex]!));

// #region preview
const common = {
  stack: 'visitors',
  stackOffset: 'expand',
  barLabel: ({ value, dataIndex }: { value: number | null; dataIndex: number }) => share(value, dataIndex),
  valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
    `${value} (${share(value, dataIndex)})`,
} as const;
// #endregion preview

export default function PercentShares() {
  return (
    <BarChart
      layout="horizontal"
      height={240}
      aria-label="How visitors of three islands arrive: at South Island, 55% come by train"
      yAxis={[{ data: ['North Island', 'East Island', 'South Island'], width: 90 }]}
      xAxis={[{ valueFormatter: (value: number) => percent.format(value) }]}
      series={[
        { label: 'Ferry', data: ferries, color: '#90caf9', ...common },
        { label: 'Train', data: trains, color: '#a5d6a7', ...common },
        { label: 'Car', data: cars, color: '#ffcc80', ...common },
      ]}
      sx={{ [`& .${barClasses.label}`]: { fill: 'black' } }}
    />
  );
}
