import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import type { SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';
import type { HighlightItemData } from '@mui/x-charts/context';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

const series = [
  { id: 'center', label: 'Center', data: [830, 790, 640, 860], highlightScope },
  { id: 'harbor', label: 'Harbor', data: [410, 430, 380, 450], highlightScope },
  { id: 'hill', label: 'Hill', data: [290, 280, 210, 300], highlightScope },
];

export default function LegendClicks() {
  // #region preview
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const handleItemClick = (_event: React.MouseEvent, { seriesId }: SeriesLegendItemContext) =>
    setItem((current) => (current?.seriesId === seriesId ? null : { seriesId }));
  // #endregion preview
  return (
    <BarChart
      height={240}
      aria-label="Loans of three library branches per quarter"
      highlightedItem={item}
      slotProps={{ legend: { onItemClick: handleItemClick } }}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={series}
    />
  );
}
