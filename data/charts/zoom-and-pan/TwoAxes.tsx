import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

// Distance in kilometers and duration in minutes of 36 deliveries.
const data = Array.from({ length: 36 }, (_, id) => {
  const distance = 1 + ((id * 37) % 120) / 10;
  return { id, x: distance, y: Math.round(8 + distance * 3 + ((id * 53) % 17) - 8) };
});

export default function TwoAxes() {
  return (
    <ScatterChartPro
      height={340}
      aria-label="Distance and duration of 36 deliveries"
      // #region preview
      xAxis={[{ label: 'Distance (km)', zoom: { minSpan: 5, slider: { enabled: true, preview: true } } }]}
      yAxis={[{ label: 'Duration (min)', zoom: { minSpan: 5, slider: { enabled: true } } }]}
      series={[{ label: 'Delivery', data, markerSize: 4, preview: { markerSize: 2 } }]}
      sx={{ touchAction: 'none' }}
      // #endregion preview
      hideLegend
    />
  );
}
