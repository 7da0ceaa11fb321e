import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { days, formatDay, visits } from './visits';

const lastDays = days.slice(-28);
const lastVisits = visits.slice(-28);
const orders = lastVisits.map((count, index) => Math.round(count * (0.1 + (index % 5) / 50)));

const all: ZoomData[] = [{ axisId: 'days', start: 0, end: 100 }];
const lastWeek: ZoomData[] = [{ axisId: 'days', start: 75, end: 100 }];

export default function SyncedZoom() {
  const [zoomData, setZoomData] = React.useState(lastWeek);
  const xAxis = {
    id: 'days',
    data: lastDays,
    scaleType: 'band',
    valueFormatter: formatDay,
    zoom: true,
  } as const;
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => setZoomData(lastWeek)}>
          Last week
        </Button>
        <Button size="small" variant="outlined" onClick={() => setZoomData(all)}>
          All
        </Button>
      </Stack>
      {/* #region preview */}
      <LineChartPro
        height={160}
        aria-label="Visits per day"
        zoomData={zoomData}
        onZoomChange={setZoomData}
        xAxis={[xAxis]}
        series={[{ label: 'Visits', data: lastVisits, curve: 'linear', showMark: false }]}
        hideLegend
      />
      {/* #endregion preview */}
      <BarChartPro
        height={160}
        aria-label="Orders per day"
        zoomData={zoomData}
        onZoomChange={setZoomData}
        xAxis={[xAxis]}
        series={[{ label: 'Orders', data: orders }]}
        hideLegend
      />
    </Stack>
  );
}
