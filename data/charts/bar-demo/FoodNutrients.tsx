import { BarChart } from '@mui/x-charts/BarChart';

/** Grams in 100 g of the raw food, rounded. */
const foods = [
  { food: 'Almonds', protein: 21.2, fat: 49.9, carbohydrate: 21.6 },
  { food: 'Eggs', protein: 12.6, fat: 9.5, carbohydrate: 0.7 },
  { food: 'Lentils', protein: 24.6, fat: 1.1, carbohydrate: 63.4 },
  { food: 'Oats', protein: 16.9, fat: 6.9, carbohydrate: 66.3 },
];

const valueFormatter = (grams: number | null) => `${grams} g`;

export default function FoodNutrients() {
  return (
    <BarChart
      height={300}
      borderRadius={3}
      enableKeyboardNavigation
      grid={{ horizontal: true }}
      aria-label="Protein, fat and carbohydrate of four foods: almonds have the most fat, lentils the most protein and oats the most carbohydrate"
      // #region preview
      dataset={foods}
      xAxis={[{ dataKey: 'food', categoryGapRatio: 0.3, barGapRatio: 0 }]}
      yAxis={[{ valueFormatter: (grams: number) => `${grams} g` }]}
      series={[
        { dataKey: 'protein', label: 'Protein', color: '#1e88e5', valueFormatter },
        { dataKey: 'fat', label: 'Fat', color: '#d84315', valueFormatter },
        { dataKey: 'carbohydrate', label: 'Carbohydrate', color: '#00897b', valueFormatter },
      ]}
      // #endregion preview
    />
  );
}
