import { BarChart, barClasses } from '@mui/x-charts/BarChart';

/** People on board the Titanic. Source: British Board of Trade, data set Titanic of R. */
const groups = [
  { group: 'First class', survived: 203, died: 122 },
  { group: 'Second class', survived: 118, died: 167 },
  { group: 'Third class', survived: 178, died: 528 },
  { group: 'Crew', survived: 212, died: 673 },
];

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

// #region preview
const getShare = (value: number | null, { dataIndex }: { dataIndex: number }) => {
  const { survived, died } = groups[dataIndex]!;
  return percent.format((value ?? 0) / (survived + died));
};
const common = {
  stack: 'people',
  stackOffset: 'expand',
  barLabel: (item: { value: number | null; dataIndex: number }) => getShare(item.value, item),
  valueFormatter: (value: number | null, item: { dataIndex: number }) =>
    `${value} (${getShare(value, item)})`,
} as const;
// #endregion preview

export default function TitanicSurvivors() {
  return (
    <BarChart
      layout="horizontal"
      height={260}
      enableKeyboardNavigation
      aria-label="Share of survivors of the Titanic: 62% in first class, 41% in second, 25% in third and 24% of the crew"
      dataset={groups}
      xAxis={[{ valueFormatter: (share: number) => percent.format(share) }]}
      yAxis={[{ dataKey: 'group', width: 95 }]}
      series={[
        { dataKey: 'survived', label: 'Survived', color: '#1565c0', ...common },
        { dataKey: 'died', label: 'Died', color: '#546e7a', ...common },
      ]}
      sx={{ [`& .${barClasses.label}`]: { fill: 'white' } }}
    />
  );
}
