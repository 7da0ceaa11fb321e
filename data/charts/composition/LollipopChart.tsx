import * as React from 'react';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  useBarSeries,
  useDrawingArea,
  useFocusedItem,
  useItemHighlightedGetter,
  useXScale,
  useYAxis,
  useYScale,
} from '@mui/x-charts/hooks';

// Change of population from 2010 to 2020. Source: US Census Bureau.
const dataset = [
  { state: 'Texas', change: 15.9 },
  { state: 'Florida', change: 14.6 },
  { state: 'Georgia', change: 10.6 },
  { state: 'N. Carolina', change: 9.5 },
  { state: 'California', change: 6.1 },
  { state: 'New York', change: 4.2 },
  { state: 'Pennsylvania', change: 2.4 },
  { state: 'Illinois', change: -0.1 },
];

interface Item {
  type: 'bar';
  seriesId: string | number;
  dataIndex: number;
}

function LollipopPlot({ onPoint }: { onPoint: (item: Item | null) => void }) {
  const series = useBarSeries();
  const { data: names = [] } = useYAxis<'band'>();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  const { left, width } = useDrawingArea();
  const { isHighlighted, isFaded } = useItemHighlightedGetter();
  const focused = useFocusedItem();

  return series.flatMap(({ id, color, data }) =>
    data.map((value, dataIndex) => {
      const top = yScale(names[dataIndex]);
      if (value === null || top === undefined) {
        return null;
      }
      const item: Item = { type: 'bar', seriesId: id, dataIndex };
      const isFocused = focused?.type === 'bar' && focused.seriesId === id && focused.dataIndex === dataIndex;
      const highlighted = isFocused || isHighlighted(item);
      const middle = top + yScale.bandwidth() / 2;
      return (
        <g
          key={`${id}-${dataIndex}`}
          data-lollipop={dataIndex}
          opacity={!highlighted && isFaded(item) ? 0.4 : 1}
          onPointerEnter={() => onPoint(item)}
          onPointerLeave={() => onPoint(null)}
        >
          <rect x={left} y={top} width={width} height={yScale.bandwidth()} fill="transparent" />
          <line x1={xScale(0)} x2={xScale(value)} y1={middle} y2={middle} stroke={color} strokeWidth={2} />
          <circle
            cx={xScale(value)}
            cy={middle}
            r={highlighted ? 9 : 6}
            fill={color}
            stroke={isFocused ? 'var(--mui-palette-text-primary)' : 'none'}
            strokeWidth={2}
          />
        </g>
      );
    }),
  );
}

export default function LollipopChart() {
  const [item, setItem] = React.useState<Item | null>(null);
  return (
    <ChartsContainer
      height={300}
      aria-label="Texas and Florida grew most from 2010 to 2020; Illinois lost 0.1 percent"
      enableKeyboardNavigation
      dataset={dataset}
      series={[
        {
          type: 'bar',
          layout: 'horizontal',
          dataKey: 'change',
          color: '#1976d2',
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: (value, { dataIndex }) => `${dataset[dataIndex]!.state}: ${value}%`,
        },
      ]}
      xAxis={[{ valueFormatter: (value: number) => `${value}%` }]}
      yAxis={[{ scaleType: 'band', dataKey: 'state', width: 95 }]}
      highlightedItem={item}
      tooltipItem={item}
    >
      <LollipopPlot onPoint={setItem} />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
}
