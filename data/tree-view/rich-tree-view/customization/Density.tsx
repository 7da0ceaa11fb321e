import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { playlists } from './playlists';

const sizes = {
  dense: { row: 24, arrow: 16, indentation: 12, font: '0.875rem' },
  normal: { row: 32, arrow: 16, indentation: 12, font: '1rem' },
  touch: { row: 48, arrow: 40, indentation: 24, font: '1rem' },
};

export default function Density() {
  const [size, setSize] = React.useState<keyof typeof sizes>('touch');
  const { row, arrow, indentation, font } = sizes[size];

  return (
    <Stack spacing={2} sx={{ minHeight: 330 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={size}
        onChange={(_event, value: keyof typeof sizes | null) => value && setSize(value)}
      >
        {Object.keys(sizes).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Playlists in three sizes"
        items={playlists}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['quiet']}
        // #region preview
        itemChildrenIndentation={indentation}
        sx={{
          [`& .${treeItemClasses.content}`]: { minHeight: row, paddingBlock: 0 },
          [`& .${treeItemClasses.iconContainer}`]: { width: arrow, height: row, alignItems: 'center' },
          [`& .${treeItemClasses.label}`]: { fontSize: font },
        }}
        // #endregion preview
      />
    </Stack>
  );
}
