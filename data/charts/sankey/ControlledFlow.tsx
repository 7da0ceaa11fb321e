import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyItemIdentifier,
} from '@mui/x-charts-pro/SankeyChart';
import { links } from './energy';

export default function ControlledFlow() {
  const [item, setItem] = React.useState<SankeyItemIdentifier | null>(null);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted node"
        value={item?.subType === 'node' ? item.nodeId : null}
        onChange={(_, nodeId) =>
          setItem(nodeId && { type: 'sankey', subType: 'node', seriesId: 'energy', nodeId })
        }
      >
        <ToggleButton value="Gas">Gas</ToggleButton>
        <ToggleButton value="Wind">Wind</ToggleButton>
      </ToggleButtonGroup>
      <SankeyChart
        height={240}
        aria-label="Energy of a town from gas and wind to homes and industry"
        // #region preview
        series={{ id: 'energy', data: { links }, nodeOptions: { fade: 'global' } }}
        highlightedItem={item}
        onHighlightChange={setItem}
        // #endregion preview
        direction="ltr"
      />
    </Stack>
  );
}
