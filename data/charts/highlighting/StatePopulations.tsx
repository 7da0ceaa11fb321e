import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

/** Millions of people, decennial censuses of the US Census Bureau. */
const states = [
  { id: 'california', label: 'California', data: [23.7, 29.8, 33.9, 37.3, 39.5] },
  { id: 'texas', label: 'Texas', data: [14.2, 17.0, 20.9, 25.1, 29.1] },
  { id: 'florida', label: 'Florida', data: [9.7, 12.9, 16.0, 18.8, 21.5] },
  { id: 'new-york', label: 'New York', data: [17.6, 18.0, 19.0, 19.4, 20.2] },
];

export default function StatePopulations() {
  return (
    <LineChart
      height={280}
      aria-label="Millions of people in four US states: Texas passed New York before 2000"
      xAxis={[{ scaleType: 'point', data: ['1980', '1990', '2000', '2010', '2020'] }]}
      yAxis={[{ label: 'Millions', width: 55 }]}
      series={states.map((state) => ({ ...state, highlightScope }))}
      // Lines fade by themselves, marks do not.
      sx={{ [`& .${lineClasses.mark}[data-faded]`]: { opacity: 0.3 } }}
    />
  );
}
