import { AnimatedLine, LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';

// #region preview
/** A line below a transparent one of 24 pixels, which receives the pointer events. */
function WideLine({ d, className, skipAnimation, ownerState, ...events }: AnimatedLineProps) {
  return (
    <g>
      <AnimatedLine d={d} className={className} skipAnimation={skipAnimation} ownerState={ownerState} />
      <path {...events} d={d} fill="none" stroke="transparent" strokeWidth={24} />
    </g>
  );
}
// #endregion preview

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function WideLines() {
  return (
    <LineChart
      height={280}
      aria-label="Visitors per day at three lakes, most of them on Saturday; the figures are invented"
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { label: 'North lake', data: [120, 135, 128, 142, 190, 310, 285] },
        { label: 'Mill pond', data: [80, 76, 84, 88, 112, 205, 198] },
        { label: 'Quarry', data: [30, 34, 31, 42, 66, 124, 110] },
      ].map((lake) => ({ ...lake, showMark: false, highlightScope }))}
      slots={{ line: WideLine }}
      slotProps={{ tooltip: { trigger: 'item' } }}
    />
  );
}
