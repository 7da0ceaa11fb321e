import Stack from '@mui/material/Stack';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { PIE_CHART_PLUGINS, PiePlot, type PieChartPluginSignatures } from '@mui/x-charts/PieChart';

const orders = [
  { id: 'web', value: 540, label: 'Website' },
  { id: 'app', value: 310, label: 'App' },
  { id: 'phone', value: 90, label: 'Phone' },
];

export default function ComposedPie() {
  return (
    <ChartsDataProvider<'pie', PieChartPluginSignatures>
      height={220}
      margin={5}
      plugins={PIE_CHART_PLUGINS}
      series={[{ type: 'pie', data: orders }]}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <ChartsSurface aria-label="Orders by channel">
          <PiePlot />
        </ChartsSurface>
        <ChartsLegend direction="vertical" />
      </Stack>
      <ChartsTooltip trigger="item" />
    </ChartsDataProvider>
  );
}
