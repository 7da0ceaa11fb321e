import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import type { HighlightItemData } from '@mui/x-charts/context';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function LegendClicks() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  return (
    <BarChart
      height={240}
      aria-label="Loans of three library branches per quarter"
      highlightedItem={item}
      slotProps={{
        legend: {
          onItemClick: (_: React.MouseEvent, { seriesId }: SeriesLegendItemContext) =>
            setItem(item?.seriesId === seriesId ? null : { seriesId }),
        },
      }}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { id: 'center', label: 'Center', data: [830, 790, 640, 860], highlightScope },
        { id: 'harbor', label: 'Harbor', data: [410, 430, 380, 450], highlightScope },
        { id: 'hill', label: 'Hill', data: [290, 280, 210, 300], highlightScope },
      ]}
    />
  );
}
