import { LineChart, type LineChartProps, type LineSeries } from '@mui/x-charts/LineChart';

export const controls = {
  california: {
    of: 'LineSeries',
    title: { en: 'Series “California”', zh: '系列“California”' },
    defaults: { area: false, strictStepCurve: false },
    props: [
      'label',
      'data',
      'curve',
      'area',
      'baseline',
      'showMark',
      'shape',
      'color',
      'labelMarkType',
      'strictStepCurve',
      'disableHighlight',
    ],
  },
  chart: {
    of: 'LineChart',
    title: { en: 'Chart', zh: '图表' },
    defaults: { hideLegend: false, disableLineItemHighlight: false },
    ranges: { height: [160, 480], margin: [0, 60] },
    props: [
      'height',
      'colors',
      'margin',
      'hideLegend',
      'showToolbar',
      'loading',
      'disableLineItemHighlight',
      'skipAnimation',
      'title',
    ],
  },
};

interface StatePopulationsProps {
  chart?: Partial<LineChartProps>;
  california?: Partial<LineSeries>;
}

export default function StatePopulations({ chart, california }: StatePopulationsProps) {
  return (
    <LineChart
      height={280}
      {...chart}
      aria-label="Population of three states from 1980 to 2020: Texas grew fastest and passed New York"
      xAxis={[{ scaleType: 'point', data: ['1980', '1990', '2000', '2010', '2020'] }]}
      series={[
        {
          label: 'California',
          data: [23.7, 29.8, 33.9, 37.3, 39.5],
          ...california,
        },
        { label: 'Texas', data: [14.2, 17, 20.9, 25.1, 29.1] },
        { label: 'New York', data: [17.6, 18, 19, 19.4, 20.2] },
      ]}
    />
  );
}
