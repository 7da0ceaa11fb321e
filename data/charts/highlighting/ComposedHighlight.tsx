import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useItemHighlightedGetter, useXScale, useYScale } from '@mui/x-charts/hooks';

const ferries = ['08:00', '09:00', '10:00', '11:00', '12:00'];
const passengers = [210, 164, 98, 120, 187];

/** Shows the value above the highlighted bar. */
function HighlightedValue() {
  const { isHighlighted } = useItemHighlightedGetter();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  return ferries.map((ferry, dataIndex) =>
    isHighlighted({ seriesId: 'passengers', dataIndex }) ? (
      <text
        key={ferry}
        x={xScale(ferry)! + xScale.bandwidth() / 2}
        y={yScale(passengers[dataIndex]!)! - 6}
        textAnchor="middle"
        fill="currentColor"
        pointerEvents="none"
      >
        {passengers[dataIndex]}
      </text>
    ) : null,
  );
}

export default function ComposedHighlight() {
  return (
    <ChartsContainer
      height={240}
      aria-label="Passengers of five morning ferries"
      xAxis={[{ scaleType: 'band', data: ferries }]}
      yAxis={[{ max: 250 }]}
      series={[
        {
          type: 'bar',
          id: 'passengers',
          data: passengers,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
    >
      {/* #region preview */}
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <HighlightedValue />
      <ChartsXAxis />
      <ChartsYAxis />
      {/* #endregion preview */}
    </ChartsContainer>
  );
}
