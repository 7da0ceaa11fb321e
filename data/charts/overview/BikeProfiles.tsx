import { RadarChart } from '@mui/x-charts/RadarChart';

export default function BikeProfiles() {
  return (
    <RadarChart
      height={240}
      aria-label="Two bikes rated from 0 to 10: the cargo bike wins on load, the folding bike on weight"
      radar={{ max: 10, metrics: ['Speed', 'Load', 'Weight', 'Comfort', 'Price'] }}
      series={[
        { label: 'Cargo bike', data: [5, 10, 2, 8, 3], fillArea: true },
        { label: 'Folding bike', data: [6, 3, 9, 5, 7], fillArea: true },
      ]}
      direction="ltr"
    />
  );
}
