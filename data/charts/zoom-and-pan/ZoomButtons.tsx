import Button from '@mui/material/Button';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

export default function ZoomButtons() {
  // #region preview
  const apiRef = useChartProApiRef<'line'>();

  const showAll = () => apiRef.current?.setZoomData([{ axisId: 'days', start: 0, end: 100 }]);

  const move = (by: number) =>
    apiRef.current?.setAxisZoomData('days', ({ axisId, start, end }) => {
      const step = Math.min(100 - end, Math.max(-start, by));
      return { axisId, start: start + step, end: end + step };
    });
  // #endregion preview

  return (
    <div>
      <Button onClick={() => move(-10)}>Earlier</Button>
      <Button onClick={() => move(10)}>Later</Button>
      <Button onClick={showAll}>Reset</Button>
      <LineChartPro
        apiRef={apiRef}
        height={260}
        aria-label="Visits per day, with buttons"
        xAxis={[{ id: 'days', data: days, scaleType: 'time', valueFormatter: formatDay, zoom: true }]}
        initialZoom={[{ axisId: 'days', start: 40, end: 70 }]}
        series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
        hideLegend
      />
    </div>
  );
}
