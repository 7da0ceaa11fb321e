import Button from '@mui/material/Button';
import { useChartProApiContext } from '@mui/x-charts-pro/context';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { orders } from './orders';

const button = <ToolbarButton render={<Button size="small" />} />;

function ZoomToolbar() {
  const apiRef = useChartProApiContext();
  const reset = () => apiRef.current.setAxisZoomData('months', { axisId: 'months', start: 0, end: 100 });
  return (
    // #region preview
    <Toolbar aria-label="Orders">
      <ChartsToolbarZoomInTrigger render={button}>Closer</ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={button}>Farther</ChartsToolbarZoomOutTrigger>
      <ToolbarButton render={<Button size="small" />} onClick={reset}>
        All months
      </ToolbarButton>
      <ChartsToolbarImageExportTrigger render={button} options={{ type: 'image/png', fileName: 'orders' }}>
        Save
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
    // #endregion preview
  );
}

export default function TextToolbar() {
  return (
    <LineChartPro
      height={240}
      aria-label="Orders online from January to August, with buttons"
      showToolbar
      hideLegend
      slots={{ toolbar: ZoomToolbar }}
      dataset={orders}
      xAxis={[{ id: 'months', scaleType: 'point', dataKey: 'month', zoom: true }]}
      series={[{ dataKey: 'online', label: 'Online' }]}
    />
  );
}
