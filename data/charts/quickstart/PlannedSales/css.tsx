import { BarChart } from '@mui/x-charts/BarChart';
import './PlannedSales.css';

export default function PlannedSales() {
  return (
    <div className="sales-card">
      <BarChart
        height={240}
        aria-label="Sold and planned bicycles per quarter"
        grid={{ horizontal: true }}
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { id: 'sold', label: 'Sold', data: [310, 480, 520, 260], color: '#1976d2' },
          { id: 'planned', label: 'Planned', data: [340, 450, 560, 300], color: '#1976d2' },
        ]}
      />
    </div>
  );
}
