import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';
import { days, weeks, type Week } from './orders';
import WeekButtons from './WeekButtons';

interface Pill {
  y: number;
  height: number;
}

/** Animates the values of a pill, and creates its path from them on every frame. */
function PillBar({ x, y, width, height, yOrigin, color, skipAnimation, className }: BarProps) {
  const animated = useAnimate<Pill, SVGPathElement, { d: string }>(
    { y, height },
    {
      transformProps: (pill) => {
        const r = Math.min(width, pill.height) / 2;
        const side = `${r} ${r} 0 0 1`;
        return {
          d: `M${x} ${pill.y + pill.height}V${pill.y + r}A${side} ${x + r} ${pill.y}H${x + width - r}A${side} ${x + width} ${pill.y + r}V${pill.y + pill.height}Z`,
        };
      },
      // #region preview
      initialProps: { y: yOrigin, height: 0 },
      createInterpolator: (from, to) => (t) => ({
        y: from.y + (to.y - from.y) * t,
        height: from.height + (to.height - from.height) * t,
      }),
      applyProps: (path, { d }) => path.setAttribute('d', d),
      skip: skipAnimation,
      // #endregion preview
    },
  );
  return <path {...animated} className={className} fill={color} />;
}

export default function PillBars() {
  const [week, setWeek] = React.useState<Week>('Week 1');
  return (
    <Stack spacing={1}>
      <WeekButtons week={week} onChange={setWeek} />
      <BarChart
        height={240}
        aria-label="Orders of a shop per day, with bars that have a round end"
        hideLegend
        xAxis={[{ data: days, categoryGapRatio: 0.5 }]}
        yAxis={[{ max: 150 }]}
        series={[{ data: weeks[week], label: 'Orders' }]}
        slots={{ bar: PillBar }}
      />
    </Stack>
  );
}
