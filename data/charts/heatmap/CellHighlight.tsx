import * as React from 'react';
import Button from '@mui/material/Button';
import type { HighlightItemData } from '@mui/x-charts/context';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { days, delays, lines } from './delays';

const latest = delays.reduce((best, [, , value], index) => (value > delays[best]![2] ? index : best), 0);

export default function CellHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  return (
    <div>
      <Button size="small" onClick={() => setItem({ seriesId: 'delay', dataIndex: latest })}>
        Show the largest delay
      </Button>
      <Button size="small" onClick={() => setItem(null)}>
        Clear
      </Button>
      <div role="figure" aria-label="Mean delay of bus lines per day">
        <Heatmap
          height={220}
          xAxis={[{ data: days }]}
          yAxis={[{ data: lines, width: 60 }]}
          zAxis={[{ colorMap: { type: 'continuous', max: 12, color: ['#fffde7', '#ff8a65'] } }]}
          // #region preview
          series={[
            {
              id: 'delay',
              label: 'Minutes',
              data: delays,
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
          highlightedItem={item}
          onHighlightChange={setItem}
          // #endregion preview
          sx={{
            [`.${heatmapClasses.highlighted}`]: { filter: 'none' },
            [`.${heatmapClasses.faded}`]: { filter: 'none', opacity: 0.3 },
          }}
        />
      </div>
    </div>
  );
}
