import { Gauge, type GaugeProps } from '@mui/x-charts/Gauge';

export const controls = {
  value: {
    of: 'Gauge',
    title: { en: 'Value', zh: '值' },
    ranges: { value: [0, 100] },
    props: ['value', 'valueMin', 'valueMax', 'text'],
  },
  shape: {
    of: 'Gauge',
    title: { en: 'Shape', zh: '形状' },
    ranges: {
      height: [80, 320],
      width: [80, 480],
      startAngle: [-180, 0],
      endAngle: [0, 360],
      innerRadius: [0, 100],
      outerRadius: [40, 160],
      cornerRadius: [0, 40],
      margin: [0, 60],
    },
    props: [
      'height',
      'width',
      'startAngle',
      'endAngle',
      'innerRadius',
      'outerRadius',
      'cornerRadius',
      'cx',
      'cy',
      'margin',
      'skipAnimation',
    ],
  },
};

interface DiskUsageProps {
  value?: Partial<GaugeProps>;
  shape?: Partial<GaugeProps>;
}

export default function DiskUsage({ value, shape }: DiskUsageProps) {
  return <Gauge height={160} value={62} {...value} {...shape} aria-label="Used disk space in percent" />;
}
