import { ScatterChart } from '@mui/x-charts/ScatterChart';

const shops = [
  { id: 'Mall', x: 160, y: 112 },
  { id: 'Quay', x: 62, y: 41 },
  { id: 'Old town', x: 120, y: 78 },
  { id: 'Station', x: 85, y: 73 },
];

const shopsByArea = shops.toSorted((a, b) => a.x - b.x);

export default function KeyboardPoints() {
  return (
    <ScatterChart
      height={260}
      xAxis={[{ label: 'Area (m²)', min: 40, max: 180 }]}
      yAxis={[{ label: 'Revenue (k€)', min: 0, max: 120 }]}
      // #region preview
      enableKeyboardNavigation
      aria-label="Larger shops earn more: 41 thousand euros with 62 square meters, 112 thousand with 160"
      series={[
        {
          data: shopsByArea,
          valueFormatter: (shop) => shop && `${shop.id}: ${shop.x} m², ${shop.y} k€`,
        },
      ]}
      // #endregion preview
    />
  );
}
