import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { outline } from './data';

const modes = {
  one: {},
  several: { multiSelect: true },
  checkboxes: { multiSelect: true, checkboxSelection: true },
};
type Mode = keyof typeof modes;

export default function SelectionModes() {
  const [mode, setMode] = React.useState<Mode>('several');
  const [selected, setSelected] = React.useState<string[]>(['water', 'soil']);
  const single = mode === 'one';

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Selection"
        value={mode}
        onChange={(_event, newMode: Mode | null) => newMode && setMode(newMode)}
      >
        {Object.keys(modes).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RichTreeView<(typeof outline)[number], boolean>
        {...modes[mode]}
        aria-label="Chapters to print"
        items={outline}
        defaultExpandedItems={['results']}
        selectedItems={single ? (selected[0] ?? null) : selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids === null ? [] : [ids].flat())}
      />
      <Typography component="output" variant="body2">
        {`Selected: ${JSON.stringify(single ? (selected[0] ?? null) : selected)}`}
      </Typography>
    </Stack>
  );
}
