import Button from '@mui/material/Button';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { months, series } from './parcels';

// #region preview
function enlarge(iframe: HTMLIFrameElement) {
  iframe.contentDocument!.body.style.zoom = '3';
}
// #endregion preview

export default function SharpImage() {
  const apiRef = useChartProApiRef<'bar'>();
  return (
    <div>
      <Button
        onClick={() => apiRef.current?.exportAsImage({ fileName: 'parcels-large', onBeforeExport: enlarge })}
      >
        Save in triple size
      </Button>
      <BarChartPro
        apiRef={apiRef}
        height={220}
        aria-label="Parcels sent and returned from January to April"
        xAxis={[{ data: months }]}
        series={series}
      />
    </div>
  );
}
