import Button from '@mui/material/Button';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { months, series } from './parcels';

export default function ExportMethods() {
  // #region preview
  const apiRef = useChartProApiRef<'bar'>();
  return (
    <div>
      <Button onClick={() => apiRef.current?.exportAsImage({ fileName: 'parcels-2026' })}>Save image</Button>
      <Button onClick={() => apiRef.current?.exportAsPrint()}>Print</Button>
      <BarChartPro
        apiRef={apiRef}
        // #endregion preview
        height={260}
        aria-label="Parcels sent and returned from January to April"
        xAxis={[{ data: months }]}
        series={series}
      />
    </div>
  );
}
