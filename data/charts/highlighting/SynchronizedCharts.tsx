import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const highlightScope = { highlight: 'series', fade: 'global' } as const;
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function SynchronizedCharts() {
  const [highlightedItem, setHighlightedItem] = React.useState<HighlightItemData | null>(null);
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  // #region preview
  // Both charts have the same ids of series and axis, so they can share the state.
  const shared = {
    height: 230,
    xAxis: [{ id: 'quarter', scaleType: 'band' as const, data: quarters }],
    highlightedItem,
    onHighlightChange: setHighlightedItem,
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
  };
  // #endregion preview
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <BarChart
        {...shared}
        aria-label="Sales of two shops per quarter in thousands"
        series={[
          { id: 'old-town', label: 'Old town', data: [52, 61, 58, 77], highlightScope },
          { id: 'station', label: 'Station', data: [80, 74, 69, 91], highlightScope },
        ]}
      />
      <LineChart
        {...shared}
        aria-label="Returned items of two shops per quarter in percent"
        series={[
          { id: 'old-town', label: 'Old town', data: [3.1, 2.8, 3.4, 4.9], highlightScope },
          { id: 'station', label: 'Station', data: [5.2, 4.6, 4.1, 6.3], highlightScope },
        ]}
      />
    </Box>
  );
}
