import { BarChart } from '@mui/x-charts/BarChart';

const card =
  'rounded-xl border border-solid border-(--mui-palette-divider) bg-(--mui-palette-background-paper) p-4';

const planned = [
  '[&_[data-series=planned]_.MuiBar-element]:stroke-[#1976d2]',
  '[&_[data-series=planned]_.MuiBar-element]:stroke-2',
  '[&_[data-series=planned]_.MuiBar-element]:[fill-opacity:0.25]',
].join(' ');

export default function PlannedSales() {
  return (
    <div className={card}>
      <BarChart
        height={240}
        aria-label="Sold and planned bicycles per quarter"
        grid={{ horizontal: true }}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { id: 'sold', label: 'Sold', data: [310, 480, 520, 260], color: '#1976d2' },
          { id: 'planned', label: 'Planned', data: [340, 450, 560, 300], color: '#1976d2' },
        ]}
        className={`[&_.MuiChartsGrid-line]:[stroke-dasharray:4_4] ${planned}`}
      />
    </div>
  );
}
