import { BarChart, barClasses } from '@mui/x-charts/BarChart';

/** Ages at which US presidents took office, from 1789 to 2025. */
const ages = [
  57, 61, 57, 57, 58, 57, 61, 54, 68, 51, 49, 64, 50, 48, 65, 52, 56, 46, 54, 49, 51, 47, 55, 55, 54, 42, 51,
  56, 55, 51, 54, 51, 60, 62, 43, 55, 56, 61, 52, 69, 64, 46, 54, 47, 70, 78, 78,
];

// #region preview
const width = 5;
const bins = Array.from({ length: 8 }, (_, index) => {
  const from = 40 + index * width;
  return {
    range: `${from}–${from + width - 1}`,
    presidents: ages.filter((age) => age >= from && age < from + width).length,
  };
});
// #endregion preview

export default function InaugurationAges() {
  return (
    <BarChart
      height={300}
      hideLegend
      enableKeyboardNavigation
      grid={{ horizontal: true }}
      aria-label="Most US presidents took office between 50 and 59 years of age"
      dataset={bins}
      xAxis={[{ dataKey: 'range', label: 'Age', categoryGapRatio: 0 }]}
      yAxis={[{ label: 'Presidents' }]}
      series={[{ dataKey: 'presidents', label: 'Presidents', color: '#1e88e5' }]}
      slotProps={{ tooltip: { trigger: 'item' } }}
      sx={{
        [`& .${barClasses.element}`]: { stroke: 'var(--mui-palette-background-default)' },
        // In right-to-left layouts, ranges would read “44–40”.
        '& text': { unicodeBidi: 'plaintext' },
      }}
    />
  );
}
