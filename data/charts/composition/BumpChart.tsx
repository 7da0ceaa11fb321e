import * as React from 'react';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { BumpPlot, type BumpItem } from './BumpPlot';
import { rankStates, states, years } from './states';

export default function BumpChart() {
  const [item, setItem] = React.useState<BumpItem | null>(null);
  return (
    <ChartsContainer
      height={320}
      aria-label="Florida rises from rank 7 in 1980 to rank 3 in 2020, and Texas from 3 to 2"
      enableKeyboardNavigation
      series={states.map(({ id, name, color, millions }, state) => ({
        type: 'line',
        id,
        label: name,
        color,
        data: rankStates(state),
        highlightScope: { highlight: 'series', fade: 'global' },
        valueFormatter: (rank, { dataIndex }) =>
          `${years[dataIndex]}: ${rank}, ${millions[dataIndex]} million`,
      }))}
      xAxis={[
        {
          scaleType: 'point',
          data: years,
          position: 'top',
          offset: 14,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      margin={{ right: 110, bottom: 20 }}
      // #region preview
      yAxis={[{ min: 1, max: states.length, reverse: true, position: 'none' }]}
      highlightedItem={item}
      tooltipItem={item?.dataIndex === undefined ? null : item}
      // #endregion preview
      sx={{ color: 'text.primary', fontFamily: 'fontFamily' }}
    >
      <BumpPlot onPoint={setItem} />
      <ChartsXAxis />
      <ChartsTooltip trigger="item" />
    </ChartsContainer>
  );
}
