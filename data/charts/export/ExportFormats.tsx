import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { months, series } from './parcels';

export default function ExportFormats() {
  return (
    <BarChartPro
      height={260}
      aria-label="Parcels sent and returned from January to April"
      xAxis={[{ data: months }]}
      series={series}
      showToolbar
      // #region preview
      slotProps={{
        toolbar: {
          printOptions: { disableToolbarButton: true },
          imageExportOptions: [
            { type: 'image/png', fileName: 'parcels' },
            { type: 'image/jpeg', fileName: 'parcels', quality: 0.8 },
            { type: 'image/webp', fileName: 'parcels', quality: 0.8 },
          ],
        },
      }}
      // #endregion preview
    />
  );
}
