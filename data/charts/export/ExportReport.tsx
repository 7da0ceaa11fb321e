import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { chartsToolbarClasses } from '@mui/x-charts/Toolbar';
import { months, series } from './parcels';

// #region preview
function addTitle(iframe: HTMLIFrameElement) {
  const exported = iframe.contentDocument!;
  exported.querySelector(`.${chartsToolbarClasses.root}`)?.remove();
  exported.body.style.background = '#fff';
  const title = exported.createElement('h1');
  title.textContent = 'Parcels from January to April';
  title.style.cssText = 'margin: 0; padding: 16px; font: 600 20px/28px sans-serif; color: #111';
  exported.body.prepend(title);
}
// #endregion preview

export default function ExportReport() {
  return (
    <BarChartPro
      height={260}
      aria-label="Parcels sent and returned from January to April"
      xAxis={[{ data: months }]}
      series={series}
      showToolbar
      slotProps={{
        toolbar: {
          printOptions: { onBeforeExport: addTitle },
          imageExportOptions: [
            { type: 'image/jpeg', fileName: 'report', onBeforeExport: addTitle },
            { type: 'image/png', fileName: 'chart' },
          ],
        },
      }}
    />
  );
}
