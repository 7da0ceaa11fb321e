import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { reason: 'Late inbound aircraft', minutes: 412 },
  { reason: 'Air traffic control', minutes: 268 },
  { reason: 'Baggage loading', minutes: 131 },
  { reason: 'Weather', minutes: 94 },
];

export default function HorizontalBars() {
  return (
    <BarChart
      height={240}
      aria-label="Minutes of delay by reason"
      // #region preview
      layout="horizontal"
      dataset={dataset}
      yAxis={[{ dataKey: 'reason', width: 130, categoryGapRatio: 0.4 }]}
      series={[{ dataKey: 'minutes', barLabel: 'value', barLabelPlacement: 'outside' }]}
      // #endregion preview
      xAxis={[{ label: 'Minutes', domainLimit: (_, max) => ({ min: 0, max: max * 1.3 }) }]}
      grid={{ vertical: true }}
      margin={{ left: 0 }}
      hideLegend
      // In right-to-left layouts, the labels would cover the ends of the bars.
      slotProps={{ barLabel: { direction: 'ltr' } }}
    />
  );
}
