import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { months, series } from './parcels';

export default function ExportMethods() {
  const apiRef = useChartProApiRef<'bar'>();
  const [status, setStatus] = React.useState('nothing yet');
  return (
    <div>
      <Button onClick={() => apiRef.current?.exportAsImage({ fileName: 'parcels-2026' })}>Save image</Button>
      <Button
        onClick={() =>
          apiRef.current?.exportAsPrint({
            fileName: 'Parcels 2026',
            onBeforeExport: (iframe) => {
              const bars = iframe.contentDocument!.querySelectorAll('.MuiBar-element');
              setStatus(`${bars.length} bars to print`);
            },
          })
        }
      >
        Print
      </Button>
      <BarChartPro
        apiRef={apiRef}
        height={260}
        aria-label="Parcels sent and returned from January to April"
        xAxis={[{ data: months }]}
        series={series}
      />
      <Typography component="output" variant="body2" sx={{ display: 'block' }}>
        {`Export: ${status}`}
      </Typography>
    </div>
  );
}
