import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Lengths in cm of the first 12 flowers of each species. Source: R. A. Fisher, 1936. */
const setosa = {
  petals: [1.4, 1.4, 1.3, 1.5, 1.4, 1.7, 1.4, 1.5, 1.4, 1.5, 1.5, 1.6],
  sepals: [5.1, 4.9, 4.7, 4.6, 5.0, 5.4, 4.6, 5.0, 4.4, 4.9, 5.4, 4.8],
};
const versicolor = {
  petals: [4.7, 4.5, 4.9, 4.0, 4.6, 4.5, 4.7, 3.3, 4.6, 3.9, 3.5, 4.2],
  sepals: [7.0, 6.4, 6.9, 5.5, 6.5, 5.7, 6.3, 4.9, 6.6, 5.2, 5.0, 5.9],
};
const virginica = {
  petals: [6.0, 5.1, 5.9, 5.6, 5.8, 6.6, 4.5, 6.3, 5.8, 6.1, 5.1, 5.3],
  sepals: [6.3, 5.8, 7.1, 6.3, 6.5, 7.6, 4.9, 7.3, 6.7, 7.2, 6.5, 6.4],
};

const toPoints = ({ petals, sepals }: typeof setosa) => petals.map((x, index) => ({ x, y: sepals[index]! }));
const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function IrisSpecies() {
  return (
    <ScatterChart
      height={320}
      enableKeyboardNavigation
      aria-label="Lengths of petals and sepals of three species of iris; the petals of setosa are the shortest"
      xAxis={[{ label: 'Petal length (cm)', min: 0, max: 8 }]}
      yAxis={[{ label: 'Sepal length (cm)', min: 4, max: 8 }]}
      grid={{ horizontal: true, vertical: true }}
      voronoiMaxRadius={24}
      // #region preview
      series={[
        { label: 'Setosa', data: toPoints(setosa), color: '#1e88e5', highlightScope },
        { label: 'Versicolor', data: toPoints(versicolor), color: '#d84315', highlightScope },
        { label: 'Virginica', data: toPoints(virginica), color: '#00897b', highlightScope },
      ]}
      // #endregion preview
    />
  );
}
