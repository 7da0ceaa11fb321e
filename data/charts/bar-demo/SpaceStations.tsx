import { BarChart } from '@mui/x-charts/BarChart';

/** Dates of launch and reentry (UTC). */
const stations = [
  { name: 'Salyut 1', launch: '1971-04-19', reentry: '1971-10-11' },
  { name: 'Skylab', launch: '1973-05-14', reentry: '1979-07-11' },
  { name: 'Salyut 6', launch: '1977-09-29', reentry: '1982-07-29' },
  { name: 'Salyut 7', launch: '1982-04-19', reentry: '1991-02-07' },
  { name: 'Mir', launch: '1986-02-19', reentry: '2001-03-23' },
  { name: 'Tiangong-1', launch: '2011-09-29', reentry: '2018-04-02' },
  { name: 'Tiangong-2', launch: '2016-09-15', reentry: '2019-07-19' },
];

// #region preview
const dataset = stations.map(({ name, launch, reentry }) => {
  const start = new Date(launch).getTime();
  return { name, start, duration: new Date(reentry).getTime() - start };
});
// `none` stacks in the order of the series, even dates before 1970, which are negative numbers.
const stack = { stack: 'orbit', stackOffset: 'none' } as const;
// #endregion preview

export default function SpaceStations() {
  return (
    <BarChart
      layout="horizontal"
      height={320}
      hideLegend
      grid={{ vertical: true }}
      borderRadius={4}
      aria-label="Seven space stations from launch to reentry: Mir stayed in orbit longest, from 1986 to 2001"
      dataset={dataset}
      xAxis={[
        {
          scaleType: 'utc',
          min: new Date('1970-01-01'),
          max: new Date('2020-01-01'),
          valueFormatter: (date: Date) => `${date.getUTCFullYear()}`,
        },
      ]}
      yAxis={[{ dataKey: 'name', width: 85, categoryGapRatio: 0.4 }]}
      series={[
        // Moves the bar to its start. Without text, the tooltip omits it.
        { dataKey: 'start', color: 'transparent', valueFormatter: () => null, ...stack },
        {
          dataKey: 'duration',
          label: 'In orbit',
          color: '#00897b',
          valueFormatter: (_, { dataIndex }) => {
            const { launch, reentry } = stations[dataIndex]!;
            return `${launch} to ${reentry}`;
          },
          ...stack,
        },
      ]}
    />
  );
}
