import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { FocusedLineMark, LinePlot, MarkPlot } from '@mui/x-charts-pro/LineChart';
import { LINE_CHART_PRO_PLUGINS, type LineChartProPluginSignatures } from '@mui/x-charts-pro/LineChartPro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function KeyboardZoom() {
  return (
    // #region preview
    <ChartsDataProviderPro<'line', LineChartProPluginSignatures>
      height={240}
      plugins={LINE_CHART_PRO_PLUGINS}
      enableKeyboardNavigation
      series={[{ type: 'line', label: 'Orders', data: [310, 340, 365, 402, 390, 420] }]}
      xAxis={[{ scaleType: 'point', data: months, zoom: true }]}
    >
      {/* #endregion preview */}
      <ChartsSurface title="Orders per month" desc="From 310 in January to 420 in June">
        <LinePlot />
        <MarkPlot />
        <FocusedLineMark />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <ChartsTooltip trigger="item" />
    </ChartsDataProviderPro>
  );
}
