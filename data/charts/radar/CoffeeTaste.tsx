import { RadarChart } from '@mui/x-charts/RadarChart';

export default function CoffeeTaste() {
  return (
    <RadarChart
      height={260}
      aria-label="Taste of a coffee from 0 to 10: sweet and full-bodied, with little acidity"
      radar={{ max: 10, metrics: ['Aroma', 'Acidity', 'Body', 'Sweetness', 'Bitterness'] }}
      series={[{ label: 'Colombia', data: [7, 4, 8, 9, 3] }]}
      direction="ltr"
    />
  );
}
