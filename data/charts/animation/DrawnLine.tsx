import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { days, weeks } from './orders';

/** Draws the line once from its start to its end, when it appears. */
function DrawnPath({ d, ownerState, skipAnimation, className }: AnimatedLineProps) {
  const ref = React.useRef<SVGPathElement>(null);
  React.useEffect(() => {
    if (skipAnimation) {
      return undefined;
    }
    // #region preview
    const drawing = ref.current?.animate?.(
      [
        { strokeDasharray: '1', strokeDashoffset: '1' },
        { strokeDasharray: '1', strokeDashoffset: '0' },
      ],
      { duration: 1200, easing: 'ease-in-out' },
    );
    return () => drawing?.cancel();
    // #endregion preview
  }, [skipAnimation]);
  return (
    <path
      ref={ref}
      d={d}
      pathLength={1}
      className={className}
      fill="none"
      stroke={ownerState.color}
      strokeWidth={3}
    />
  );
}

export default function DrawnLine() {
  const [run, setRun] = React.useState(0);
  return (
    <Box>
      <Button variant="outlined" onClick={() => setRun((previous) => previous + 1)}>
        Replay
      </Button>
      <LineChart
        key={run}
        height={220}
        aria-label="Orders of a shop per day, as a line that is drawn from left to right"
        hideLegend
        xAxis={[{ data: days, scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 150 }]}
        series={[{ data: weeks['Week 2'], label: 'Orders', showMark: false }]}
        slots={{ line: DrawnPath }}
      />
    </Box>
  );
}
