import { PieChart, type PieChartProps, type PieSeries } from '@mui/x-charts/PieChart';

export const controls = {
  slices: {
    of: 'PieSeries',
    title: { en: 'Series', zh: '系列' },
    ranges: {
      innerRadius: [0, 100],
      outerRadius: [20, 120],
      paddingAngle: [0, 20],
      cornerRadius: [0, 20],
      startAngle: [-180, 180],
      endAngle: [0, 360],
      arcLabelMinAngle: [0, 90],
    },
    props: [
      'innerRadius',
      'outerRadius',
      'paddingAngle',
      'cornerRadius',
      'startAngle',
      'endAngle',
      'arcLabel',
      'arcLabelRadius',
      'arcLabelMinAngle',
      'sortingValues',
      'labelMarkType',
      'cx',
      'cy',
    ],
  },
  chart: {
    of: 'PieChart',
    title: { en: 'Chart', zh: '图表' },
    defaults: { hideLegend: false },
    ranges: { height: [160, 400], margin: [0, 60] },
    props: ['height', 'colors', 'margin', 'hideLegend', 'loading', 'skipAnimation', 'title'],
  },
};

interface OrderChannelsProps {
  chart?: Partial<PieChartProps>;
  slices?: Partial<PieSeries>;
}

export default function OrderChannels({ chart, slices }: OrderChannelsProps) {
  return (
    <PieChart
      height={220}
      {...chart}
      aria-label="Orders by channel: more than half come from the website"
      series={[
        {
          data: [
            { id: 'web', value: 540, label: 'Website' },
            { id: 'app', value: 310, label: 'App' },
            { id: 'phone', value: 90, label: 'Phone' },
          ],
          ...slices,
        },
      ]}
    />
  );
}
