import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

export default function ZoomButtons() {
  const apiRef = useChartProApiRef<'line'>();

  const move = (by: number) =>
    apiRef.current?.setAxisZoomData('days', ({ axisId, start, end }) => {
      const step = Math.min(100 - end, Math.max(-start, by));
      return { axisId, start: start + step, end: end + step };
    });

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => move(-10)}>
          Earlier
        </Button>
        <Button size="small" variant="outlined" onClick={() => move(10)}>
          Later
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.setZoomData([{ axisId: 'days', start: 0, end: 100 }])}
        >
          Reset
        </Button>
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        height={260}
        aria-label="Visits per day, with buttons"
        showToolbar
        localeText={{ zoomIn: 'Show fewer days', zoomOut: 'Show more days' }}
        slotProps={{
          toolbar: { printOptions: { disableToolbarButton: true }, imageExportOptions: [] },
        }}
        xAxis={[
          { id: 'days', data: days, scaleType: 'time', valueFormatter: formatDay, zoom: { minSpan: 20 } },
        ]}
        initialZoom={[{ axisId: 'days', start: 40, end: 70 }]}
        series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
        hideLegend
      />
    </Stack>
  );
}
