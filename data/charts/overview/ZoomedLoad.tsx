import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const start = new Date(2026, 2, 9).getTime();

// Two weeks, one value an hour: a daily rhythm, and a peak in the second week.
const times = Array.from({ length: 14 * 24 }, (_, index) => new Date(start + index * 3_600_000));
const load = times.map((time, index) => {
  const rhythm = 42 + 18 * Math.sin(((time.getHours() - 9) / 24) * 2 * Math.PI);
  const peak = index > 205 && index < 214 ? 34 : 0;
  return Math.round(rhythm + peak + ((index * 7919) % 7));
});

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

export default function ZoomedLoad() {
  const apiRef = useChartProApiRef<'line'>();
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.exportAsPrint()}>
          Print
        </Button>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.exportAsImage()}>
          Save as image
        </Button>
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        height={300}
        aria-label="Load of a server over two weeks, with a peak on the second Tuesday"
        xAxis={[
          {
            id: 'time',
            data: times,
            scaleType: 'time',
            tickNumber: 4,
            zoom: { minSpan: 5, slider: { enabled: true } },
            valueFormatter: (time: Date) => weekday.format(time),
          },
        ]}
        yAxis={[{ min: 0, max: 120, valueFormatter: (value: number) => `${value} %` }]}
        series={[{ label: 'Load', data: load, curve: 'linear', showMark: false, area: true }]}
        initialZoom={[{ axisId: 'time', start: 50, end: 75 }]}
        hideLegend
        skipAnimation
      />
    </Stack>
  );
}
