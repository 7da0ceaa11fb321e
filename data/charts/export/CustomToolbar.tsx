import Button from '@mui/material/Button';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { months, series } from './parcels';

function ParcelToolbar() {
  return (
    <Toolbar aria-label="Parcels">
      {/* #region preview */}
      <ChartsToolbarPrintExportTrigger render={<ToolbarButton size="small" render={<Button />} />}>
        Print
      </ChartsToolbarPrintExportTrigger>
      <ChartsToolbarImageExportTrigger
        render={<ToolbarButton size="small" render={<Button />} />}
        options={{ type: 'image/png', fileName: 'parcels' }}
      >
        Download
      </ChartsToolbarImageExportTrigger>
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function CustomToolbar() {
  return (
    <BarChartPro
      height={260}
      aria-label="Parcels sent and returned from January to April"
      xAxis={[{ data: months }]}
      series={series}
      showToolbar
      slots={{ toolbar: ParcelToolbar }}
    />
  );
}
