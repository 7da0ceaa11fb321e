import { ScatterChart, scatterClasses, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const shapes: Record<string, string> = {
  filter: 'M-6,-6H6V6H-6Z',
  espresso: 'M0,-8L8,6H-8Z',
};

function ShapeMarker({
  seriesId,
  dataIndex,
  x,
  y,
  color,
  size,
  isHighlighted,
  isFaded,
  ...other
}: ScatterMarkerProps) {
  return (
    <path
      data-point={dataIndex}
      d={shapes[seriesId]}
      transform={`translate(${x}, ${y}) scale(${(isHighlighted ? 1.3 : 1) * (size / 6)})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
      {...other}
    />
  );
}

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
      sx={{
        [`& [data-series="espresso"] .${scatterClasses.marker}`]: {
          fillOpacity: 0.25,
          stroke: 'currentColor',
          strokeWidth: 1.5,
        },
      }}
    />
  );
}

function Triangle({ className, color }: { className?: string; color?: string }) {
  return (
    <svg viewBox="-8 -8 16 14" className={className} aria-hidden>
      <path d={shapes.espresso} fill={color} fillOpacity={0.25} stroke="currentColor" />
    </svg>
  );
}
