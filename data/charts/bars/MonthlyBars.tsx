import { BarChart, type BarChartProps, type BarSeries } from '@mui/x-charts/BarChart';

export const controls = {
  chart: {
    of: 'BarChart',
    title: { en: 'Chart', zh: '图表' },
    defaults: { hideLegend: false },
    ranges: { height: [160, 480], borderRadius: [0, 24], margin: [0, 60] },
    props: [
      'height',
      'layout',
      'borderRadius',
      'colors',
      'margin',
      'hideLegend',
      'showToolbar',
      'renderer',
      'loading',
      'skipAnimation',
      'title',
    ],
  },
  sent: {
    of: 'BarSeries',
    title: { en: 'Series “Sent”', zh: '系列“Sent”' },
    ranges: { minBarSize: [0, 60] },
    props: [
      'label',
      'data',
      'color',
      'stack',
      'barLabel',
      'barLabelPlacement',
      'minBarSize',
      'labelMarkType',
    ],
  },
};

interface MonthlyBarsProps {
  chart?: Partial<BarChartProps>;
  sent?: Partial<BarSeries>;
}

export default function MonthlyBars({ chart, sent }: MonthlyBarsProps) {
  return (
    <BarChart
      height={280}
      {...chart}
      aria-label="Parcels sent and returned from January to April"
      {...(chart?.layout === 'horizontal'
        ? { yAxis: [{ data: ['Jan', 'Feb', 'Mar', 'Apr'] }] }
        : { xAxis: [{ data: ['Jan', 'Feb', 'Mar', 'Apr'] }] })}
      series={[
        {
          label: 'Sent',
          data: [1240, 1180, 1405, 1520],
          ...sent,
        },
        { label: 'Returned', data: [96, 121, 88, 140] },
      ]}
    />
  );
}
