import { BarPlot, type BarProps } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useYScale } from '@mui/x-charts/hooks';
import { days, waits, type Wait } from './waits';

function Box({ id, dataIndex, x, width, color, ownerState, onPointerEnter, onPointerLeave }: BarProps) {
  // #region preview
  const isHidden = useBarSeries(id)?.hidden;
  const yScale = useYScale<'linear'>();
  const wait = waits[id]?.[dataIndex];
  if (isHidden || !wait) {
    return null;
  }
  const end = x + width;
  const top = yScale(wait.max);
  const bottom = yScale(wait.min);
  const median = yScale(wait.median);
  const box = { y: yScale(wait.q3), height: yScale(wait.q1) - yScale(wait.q3) };
  // #endregion preview
  return (
    <g
      opacity={ownerState.isFaded ? 0.3 : 1}
      stroke="var(--mui-palette-text-primary)"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <line x1={(x + end) / 2} x2={(x + end) / 2} y1={top} y2={bottom} />
      <rect x={x} width={width} {...box} fill={color} />
      <line x1={x} x2={end} y1={median} y2={median} stroke="#000" strokeWidth={3} />
      {/* The outline of the focused item also receives the pointer next to the whiskers. */}
      <rect
        x={x - 3}
        y={top - 3}
        width={width + 6}
        height={bottom - top + 6}
        fill="transparent"
        stroke={ownerState.isFocused ? 'var(--mui-palette-text-primary)' : 'none'}
        strokeWidth={2}
      />
    </g>
  );
}

const describe = (wait?: Wait) =>
  wait && `${wait.median} min (half: ${wait.q1} to ${wait.q3}, all: ${wait.min} to ${wait.max})`;

const series = ['Clinic', 'Online'].map((label) => {
  const id = label.toLowerCase();
  return {
    type: 'bar' as const,
    id,
    label,
    data: waits[id]?.map(({ median }) => median),
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
      describe(waits[id]?.[dataIndex]) ?? null,
    highlightScope: { highlight: 'series', fade: 'global' } as const,
  };
});

export default function BoxPlot() {
  return (
    <ChartsDataProvider
      height={300}
      enableKeyboardNavigation
      series={series}
      xAxis={[{ scaleType: 'band', data: days }]}
      yAxis={[{ min: 0, max: 60, label: 'Minutes' }]}
      colors={['#90caf9', '#ffb74d']}
    >
      <ChartsWrapper>
        <ChartsLegend toggleVisibilityOnClick />
        <ChartsSurface
          title="Waiting time of patients from Monday to Thursday"
          desc="The median is 12 to 21 minutes in the clinic, and 4 to 7 minutes online"
        >
          <BarPlot slots={{ bar: Box }} />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
