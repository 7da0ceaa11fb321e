import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function HighlightedSpace() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted studio"
        value={item?.seriesId ?? null}
        onChange={(_, seriesId) => setItem(seriesId === null ? null : { seriesId })}
      >
        <ToggleButton value="harbor">Harbor</ToggleButton>
        <ToggleButton value="station">Station</ToggleButton>
      </ToggleButtonGroup>
      <RadarChart
        height={260}
        hideLegend
        aria-label="Two studios rated from 0 to 10: Harbor is quieter, Station is cheaper"
        radar={{ max: 10, metrics: ['Quiet', 'Price', 'Coffee', 'Light', 'Transit'] }}
        // #region preview
        series={[
          { id: 'harbor', label: 'Harbor', data: [9, 4, 8, 9, 5], fillArea: true },
          { id: 'station', label: 'Station', data: [4, 9, 6, 5, 10], fillArea: true },
        ]}
        highlight="series"
        highlightedItem={item}
        onHighlightChange={setItem}
        // #endregion preview
        direction="ltr"
      />
    </Stack>
  );
}
