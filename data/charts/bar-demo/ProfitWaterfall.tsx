import { BarChart, barClasses } from '@mui/x-charts/BarChart';

/** Invented for illustration. */
const steps = [
  { name: 'Sales', change: 420 },
  { name: 'Fees', change: 80 },
  { name: 'Goods', change: -190 },
  { name: 'Wages', change: -145 },
  { name: 'Rent', change: -45 },
];

// #region preview
const bars = steps.map(({ name, change }, index) => {
  const before = steps.slice(0, index).reduce((sum, step) => sum + step.change, 0);
  return { name, change, start: Math.min(before, before + change), size: Math.abs(change) };
});
const profit = steps.reduce((sum, { change }) => sum + change, 0);
const dataset = [...bars, { name: 'Profit', change: profit, start: 0, size: profit }];
// #endregion preview

const getColor = (index: number) => {
  if (index === dataset.length - 1) {
    return 'var(--mui-palette-primary-main)';
  }
  return dataset[index]!.change < 0 ? 'var(--mui-palette-error-main)' : 'var(--mui-palette-success-main)';
};
const formatChange = (index: number) => {
  const { change } = dataset[index]!;
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}`;
};

export default function ProfitWaterfall() {
  return (
    <BarChart
      height={320}
      hideLegend
      aria-label="Sales and fees of 500 thousand euros, less costs of 380 thousand, leave a profit of 120 thousand"
      dataset={dataset}
      xAxis={[{ dataKey: 'name', categoryGapRatio: 0.2, tickLabelInterval: () => true }]}
      yAxis={[{ max: 550, position: 'none' }]}
      series={[
        // Lifts the bar. Without text, the tooltip omits it.
        { dataKey: 'start', stack: 'steps', color: 'transparent', valueFormatter: () => null },
        {
          dataKey: 'size',
          stack: 'steps',
          label: 'Thousand euros',
          colorGetter: ({ dataIndex }) => getColor(dataIndex),
          valueFormatter: (_, { dataIndex }) => formatChange(dataIndex),
          barLabel: ({ dataIndex }) => formatChange(dataIndex),
          barLabelPlacement: 'outside',
        },
      ]}
      // In right-to-left layouts, the signs would follow the numbers.
      sx={{ [`& .${barClasses.label}`]: { unicodeBidi: 'plaintext' } }}
    />
  );
}
