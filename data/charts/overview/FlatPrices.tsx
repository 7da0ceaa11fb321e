import { ScatterChart } from '@mui/x-charts/ScatterChart';

const withoutElevator = [
  { id: 1, x: 38, y: 149 },
  { id: 2, x: 52, y: 176 },
  { id: 3, x: 61, y: 214 },
  { id: 4, x: 74, y: 229 },
  { id: 5, x: 88, y: 262 },
];
const withElevator = [
  { id: 6, x: 41, y: 198 },
  { id: 7, x: 55, y: 241 },
  { id: 8, x: 67, y: 289 },
  { id: 9, x: 79, y: 318 },
  { id: 10, x: 94, y: 371 },
];

const valueFormatter = (flat: { x: number; y: number } | null) =>
  flat ? `${flat.x} m², ${flat.y} thousand €` : '';

export default function FlatPrices() {
  return (
    <ScatterChart
      height={240}
      aria-label="Prices of ten flats by size: with an elevator, a flat costs about a third more"
      xAxis={[{ label: 'Size (m²)', min: 30, max: 100 }]}
      yAxis={[{ label: 'Price (k€)', min: 100, max: 400 }]}
      series={[
        { label: 'No elevator', data: withoutElevator, markerSize: 5, valueFormatter },
        { label: 'Elevator', data: withElevator, markerSize: 5, valueFormatter },
      ]}
      grid={{ horizontal: true, vertical: true }}
    />
  );
}
