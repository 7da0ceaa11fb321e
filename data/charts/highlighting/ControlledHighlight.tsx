import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const stations = ['Harbor', 'Market', 'Museum', 'Park'];

export default function ControlledHighlight() {
  const [pinned, setPinned] = React.useState<number | null>(1);
  const [hovered, setHovered] = React.useState<HighlightItemData | null>(null);
  const pinnedItem = pinned === null ? null : { seriesId: 'rentals', dataIndex: pinned };
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted station"
        value={pinned}
        onChange={(_, dataIndex: number | null) => setPinned(dataIndex)}
        sx={{ alignSelf: 'center', flexWrap: 'wrap' }}
      >
        {stations.map((station, dataIndex) => (
          <ToggleButton key={station} value={dataIndex}>
            {station}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={240}
        hideLegend
        aria-label="Bike rentals at four stations"
        xAxis={[{ data: stations }]}
        series={[
          {
            id: 'rentals',
            label: 'Rentals',
            data: [120, 185, 96, 143],
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        // `null` highlights no bar. `undefined` would make the highlight uncontrolled.
        highlightedItem={hovered ?? pinnedItem}
        onHighlightChange={setHovered}
      />
    </Stack>
  );
}
