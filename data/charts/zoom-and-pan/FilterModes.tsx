import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, visits } from './visits';

type FilterMode = 'keep' | 'discard';

export default function FilterModes() {
  const [filterMode, setFilterMode] = React.useState<FilterMode>('keep');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter mode"
        value={filterMode}
        onChange={(_, value: FilterMode | null) => value && setFilterMode(value)}
      >
        <ToggleButton value="keep" sx={{ textTransform: 'none' }}>
          keep
        </ToggleButton>
        <ToggleButton value="discard" sx={{ textTransform: 'none' }}>
          discard
        </ToggleButton>
      </ToggleButtonGroup>
      <LineChartPro
        height={220}
        aria-label="Visits in two weeks of March"
        xAxis={[
          {
            // #region preview
            id: 'days',
            data: days,
            scaleType: 'time',
            zoom: { filterMode },
            // #endregion preview
            valueFormatter: formatDay,
          },
        ]}
        initialZoom={[{ axisId: 'days', start: 20, end: 40 }]}
        series={[{ label: 'Visits', data: visits, curve: 'linear', showMark: false }]}
        hideLegend
        skipAnimation
      />
    </Stack>
  );
}
