import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemSlotProps } from '@mui/x-tree-view/TreeItem';

const parts = [
  'root',
  'content',
  'iconContainer',
  'collapseIcon',
  'icon',
  'checkbox',
  'label',
  'groupTransition',
] as const;
const mark = { outline: '2px solid currentColor', outlineOffset: '-1px', borderRadius: 2 };

export default function ItemAnatomy() {
  const [part, setPart] = React.useState<(typeof parts)[number]>('content');
  const slotProps: TreeItemSlotProps = { [part]: { style: mark } };

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <TextField
        select
        label="Part"
        value={part}
        onChange={(event) => setPart(event.target.value as typeof part)}
      >
        {parts.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <SimpleTreeView aria-label="Parts" checkboxSelection defaultExpandedItems={['box']}>
        <TreeItem itemId="box" label="Toolbox" slotProps={slotProps}>
          <TreeItem itemId="saw" label="Saw" />
          <TreeItem
            itemId="hammer"
            label="Hammer with a custom icon"
            slots={{ icon: StarIcon }}
            slotProps={part === 'icon' ? slotProps : undefined}
          />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
