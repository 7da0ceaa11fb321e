import { RadarChart } from '@mui/x-charts/RadarChart';

export default function TwoCoffees() {
  return (
    <RadarChart
      height={280}
      aria-label="Taste of two coffees: Colombia is sweet and full-bodied, Ethiopia has more acidity and aroma"
      radar={{ max: 10, metrics: ['Aroma', 'Acidity', 'Body', 'Sweetness', 'Bitterness'] }}
      // #region preview
      series={[
        { label: 'Colombia', data: [7, 4, 8, 9, 3], fillArea: true, hideMark: true },
        { label: 'Ethiopia', data: [9, 8, 4, 6, 2] },
      ]}
      // #endregion preview
      direction="ltr"
    />
  );
}
