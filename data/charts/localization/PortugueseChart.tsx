import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ptBR } from '@mui/x-charts-pro/locales';

export default function PortugueseChart() {
  return (
    <BarChartPro
      height={220}
      aria-label="Sales per month, in Portuguese"
      showToolbar
      localeText={ptBR.components.MuiChartsLocalizationProvider.defaultProps.localeText}
      xAxis={[{ data: ['jan.', 'fev.', 'mar.'], zoom: true }]}
      series={[]}
    />
  );
}
