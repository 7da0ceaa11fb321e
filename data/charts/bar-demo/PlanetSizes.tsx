import { BarChart } from '@mui/x-charts/BarChart';

/** Diameter at the equator in kilometers. Source: NASA planetary fact sheet. */
const planets = [
  { name: 'Jupiter', diameter: 142984 },
  { name: 'Saturn', diameter: 120536 },
  { name: 'Uranus', diameter: 51118 },
  { name: 'Neptune', diameter: 49528 },
  { name: 'Earth', diameter: 12756 },
  { name: 'Venus', diameter: 12104 },
  { name: 'Mars', diameter: 6792 },
  { name: 'Mercury', diameter: 4879 },
];

const kilometers = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilometer' });
const formatDiameter = (value: number | null) => (value === null ? '' : kilometers.format(value));

export default function PlanetSizes() {
  return (
    <BarChart
      layout="horizontal"
      height={320}
      hideLegend
      enableKeyboardNavigation
      aria-label="Diameters of the planets: Earth is the largest of the four rocky planets"
      dataset={planets}
      // Leaves space for the value of the longest bar, even on phones.
      xAxis={[{ position: 'none', max: 280000 }]}
      yAxis={[
        {
          dataKey: 'name',
          width: 75,
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.3,
          // #region preview
          colorMap: { type: 'ordinal', values: ['Earth'], colors: ['var(--mui-palette-primary-main)'] },
        },
      ]}
      series={[
        {
          dataKey: 'diameter',
          label: 'Diameter',
          color: '#78909c',
          // #endregion preview
          valueFormatter: formatDiameter,
          barLabel: ({ value }) => formatDiameter(value),
          barLabelPlacement: 'outside',
        },
      ]}
      // In right-to-left layouts, the labels would cover the ends of the bars.
      slotProps={{ barLabel: { direction: 'ltr' }, tooltip: { trigger: 'item' } }}
    />
  );
}
