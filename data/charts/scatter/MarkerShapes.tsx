import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

/** Around 0, 0 with a radius of about 1. */
const shapes: Record<string, string> = {
  filter: 'M-1,-1H1V1H-1Z',
  espresso: 'M0,-1.3L1.3,1H-1.3Z',
};

function ShapeMarker({
  seriesId,
  dataIndex: _dataIndex,
  x,
  y,
  size,
  color,
  isHighlighted,
  isFaded,
  ...other
}: ScatterMarkerProps) {
  // #region preview
  const scale = isHighlighted ? size * 1.3 : size;
  return (
    <path
      d={shapes[seriesId]}
      transform={`translate(${x}, ${y}) scale(${scale})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
      {...other}
    />
  );
  // #endregion preview
}

const Triangle = ({ className, color }: ChartsLabelCustomMarkProps) => (
  <svg viewBox="-1.5 -1.5 3 3" className={className}>
    <path d={shapes.espresso} fill={color} />
  </svg>
);

export default function MarkerShapes() {
  return (
    <ScatterChart
      height={280}
      aria-label="Ten coffees of a roastery: the espresso beans are cheaper, and their caffeine is higher"
      xAxis={[{ label: 'Caffeine (%)', min: 0.8, max: 2.8 }]}
      yAxis={[{ label: 'Price (€/kg)', min: 0, max: 30 }]}
      series={[
        {
          id: 'filter',
          label: 'Filter',
          labelMarkType: 'square',
          markerSize: 6,
          highlightScope: { highlight: 'item', fade: 'global' },
          data: [
            { x: 1.1, y: 21 },
            { x: 1.2, y: 26 },
            { x: 1.3, y: 18 },
            { x: 1.45, y: 23 },
            { x: 1.6, y: 19 },
          ],
        },
        {
          id: 'espresso',
          label: 'Espresso',
          labelMarkType: Triangle,
          markerSize: 6,
          highlightScope: { highlight: 'item', fade: 'global' },
          data: [
            { x: 1.9, y: 12 },
            { x: 2.1, y: 9 },
            { x: 2.2, y: 14 },
            { x: 2.4, y: 8 },
            { x: 2.5, y: 11 },
          ],
        },
      ]}
      slots={{ marker: ShapeMarker }}
    />
  );
}
