import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { SeriesItemIdentifier } from '@mui/x-charts/models';

export default function PeakTooltip() {
  const [item, setItem] = React.useState<SeriesItemIdentifier<'bar'> | null>(null);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setItem({ type: 'bar', seriesId: 'load', dataIndex: 3 })}>
          Show the peak
        </Button>
        <Button onClick={() => setItem(null)}>Close</Button>
      </Stack>
      <BarChart
        height={220}
        aria-label="Electricity use by hour"
        // #region preview
        tooltipItem={item}
        onTooltipItemChange={setItem}
        slotProps={{ tooltip: { trigger: 'item' } }}
        xAxis={[{ data: ['06:00', '10:00', '14:00', '18:00', '22:00'] }]}
        series={[{ id: 'load', label: 'Electricity (kW)', data: [41, 58, 55, 83, 37] }]}
        // #endregion preview
      />
    </Stack>
  );
}
