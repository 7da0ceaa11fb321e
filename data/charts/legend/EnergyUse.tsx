import { BarChart } from '@mui/x-charts/BarChart';

export default function EnergyUse() {
  return (
    <BarChart
      height={260}
      aria-label="Energy use of a school per season, by purpose"
      xAxis={[{ data: ['Winter', 'Spring', 'Summer', 'Fall'] }]}
      series={[
        { label: 'Heating', data: [96, 41, 4, 58] },
        { label: 'Lighting', data: [28, 19, 9, 24] },
        { label: 'Kitchen', data: [17, 16, 6, 16] },
      ]}
    />
  );
}
