import { BarChart, barClasses } from '@mui/x-charts/BarChart';

/** Millions of people in the regions of the United States. Source: US Census Bureau, decennial censuses. */
const censuses = [
  { year: '1960', south: 54.97, midwest: 51.62, northeast: 44.68, west: 28.05 },
  { year: '1970', south: 62.8, midwest: 56.57, northeast: 49.04, west: 34.8 },
  { year: '1980', south: 75.37, midwest: 58.87, northeast: 49.14, west: 43.17 },
  { year: '1990', south: 85.45, midwest: 59.67, northeast: 50.81, west: 52.79 },
  { year: '2000', south: 100.24, midwest: 64.39, northeast: 53.59, west: 63.2 },
  { year: '2010', south: 114.56, midwest: 66.93, northeast: 55.32, west: 71.95 },
  { year: '2020', south: 126.27, midwest: 68.99, northeast: 57.61, west: 78.59 },
];

// #region preview
const getTotal = ({ dataIndex }: { dataIndex: number }) => {
  const { south, midwest, northeast, west } = censuses[dataIndex]!;
  return (south + midwest + northeast + west).toFixed(0);
};
const common = {
  stack: 'people',
  valueFormatter: (millions: number | null) => `${millions?.toFixed(1)} million`,
};
// #endregion preview

export default function RegionPopulations() {
  return (
    <BarChart
      height={340}
      enableKeyboardNavigation
      aria-label="The population of the United States grew from 179 to 331 million, mostly in the South and the West"
      dataset={censuses}
      xAxis={[{ dataKey: 'year' }]}
      yAxis={[{ position: 'none', max: 360 }]}
      series={[
        { dataKey: 'south', label: 'South', color: '#1e88e5', ...common },
        { dataKey: 'midwest', label: 'Midwest', color: '#00897b', ...common },
        { dataKey: 'northeast', label: 'Northeast', color: '#8d6e63', ...common },
        {
          dataKey: 'west',
          label: 'West',
          color: '#d84315',
          barLabel: getTotal,
          barLabelPlacement: 'outside',
          ...common,
        },
      ]}
      // A line of the background between the parts.
      sx={{ [`& .${barClasses.element}`]: { stroke: 'var(--mui-palette-background-default)' } }}
    />
  );
}
