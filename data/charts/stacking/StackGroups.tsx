import { BarChart } from '@mui/x-charts/BarChart';

export default function StackGroups() {
  return (
    <BarChart
      height={280}
      aria-label="Income and costs of a ferry line per quarter in thousands, with the plan for the income"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { id: 'tickets', label: 'Tickets', data: [210, 340, 480, 260], stack: 'income', color: '#1565c0' },
        { id: 'freight', label: 'Freight', data: [120, 110, 90, 130], stack: 'income', color: '#64b5f6' },
        { id: 'crew', label: 'Crew', data: [150, 170, 190, 160], stack: 'costs', color: '#e65100' },
        { id: 'fuel', label: 'Fuel', data: [90, 130, 180, 100], stack: 'costs', color: '#ffb74d' },
        // No `stack`: a separate bar.
        { id: 'plan', label: 'Planned income', data: [320, 430, 560, 400], color: '#78909c' },
      ]}
    />
  );
}
