import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { SeriesItemIdentifier } from '@mui/x-charts/models';

const xAxis = [{ data: ['06:00', '10:00', '14:00', '18:00', '22:00'] }];
const slotProps = { tooltip: { trigger: 'item' } } as const;

export default function SyncedTooltips() {
  // #region preview
  const [item, setItem] = React.useState<SeriesItemIdentifier<'bar'> | null>(null);
  const shared = {
    height: 150,
    hideLegend: true,
    xAxis,
    slotProps,
    tooltipItem: item,
    onTooltipItemChange: setItem,
  };
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Typography variant="subtitle2" component="div">
        Electricity
      </Typography>
      <BarChart
        {...shared}
        aria-label="Electricity use by hour"
        series={[{ id: 'load', label: 'Electricity (kW)', data: [41, 58, 55, 83, 37] }]}
      />
      <Typography variant="subtitle2" component="div">
        Water
      </Typography>
      <BarChart
        {...shared}
        aria-label="Water use by hour"
        series={[{ id: 'load', label: 'Water (l/min)', data: [120, 96, 88, 164, 60] }]}
      />
    </Stack>
  );
}
