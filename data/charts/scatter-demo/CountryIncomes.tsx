import { useScatterSeries } from '@mui/x-charts/hooks';
import { ScatterChart, ScatterMarker, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

/**
 * Income per person (x, dollars), life expectancy (y, years) and population (z).
 * Source: `Gapminder` (CC BY 4.0), in `gapminder-health-income.csv` of vega-datasets.
 */
const countries = [
  { id: 'China', x: 13334, y: 76.9, z: 1376048943 },
  { id: 'India', x: 5903, y: 66.8, z: 1311050527 },
  { id: 'USA', x: 53354, y: 79.1, z: 321773631 },
  { id: 'Nigeria', x: 5727, y: 61.33, z: 182201962 },
  { id: 'Japan', x: 36162, y: 83.5, z: 126573481 },
  { id: 'Ethiopia', x: 1520, y: 63.6, z: 99390750 },
];

/** Names that would cover another bubble above their own. */
const below = new Set<string | number | undefined>(['Ethiopia', 'Nigeria', 'USA']);

function Bubble(props: ScatterMarkerProps) {
  // #region preview
  const country = useScatterSeries(props.seriesId)?.data[props.dataIndex];
  // The area of the bubble is proportional to the population.
  const radius = Math.sqrt(country?.z ?? 0) / 2000;
  const distance = below.has(country?.id) ? radius + 14 : -radius - 5;
  return (
    <g>
      <ScatterMarker {...props} size={radius} />
      <text x={props.x} y={props.y + distance} textAnchor="middle" fontSize={12} fill="currentColor">
        {country?.id}
      </text>
    </g>
  );
  // #endregion preview
}

export default function CountryIncomes() {
  return (
    <ScatterChart
      height={340}
      hideLegend
      aria-label="Six countries: the USA has the highest income and Japan the highest life expectancy; Ethiopia has the lowest income and Nigeria the lowest life expectancy"
      xAxis={[
        {
          scaleType: 'log',
          min: 500,
          max: 100000,
          tickInterval: [1000, 10000, 100000],
          valueFormatter: (income: number) => `$${income.toLocaleString('en-US')}`,
          label: 'Income per person',
        },
      ]}
      yAxis={[{ min: 55, max: 90, label: 'Life expectancy (years)', width: 50 }]}
      margin={{ right: 35 }}
      grid={{ horizontal: true }}
      voronoiMaxRadius="item"
      slots={{ marker: Bubble }}
      series={[
        {
          data: countries,
          color: '#1e88e5',
          // The radius of the hit area.
          markerSize: 18,
          valueFormatter: (country) =>
            country &&
            `${country.id}: $${country.x.toLocaleString('en-US')}, ${country.y} years, ${Math.round((country.z ?? 0) / 1e6)} million people`,
        },
      ]}
      // In right-to-left layouts, the unit would precede the name of the axis.
      sx={{ '& text': { unicodeBidi: 'plaintext' } }}
    />
  );
}
