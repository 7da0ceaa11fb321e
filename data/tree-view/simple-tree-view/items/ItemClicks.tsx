import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemClicks() {
  const [clicked, setClicked] = React.useState('none');
  const [selected, setSelected] = React.useState('none');

  return (
    <Stack spacing={2}>
      <SimpleTreeView
        aria-label="Stock"
        defaultExpandedItems={['tools']}
        onItemClick={(_event, itemId) => setClicked(itemId)}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId ?? 'none')}
      >
        <TreeItem itemId="tools" label="Tools">
          <TreeItem itemId="hammer" label="Hammer" />
          <TreeItem itemId="saw" label="Saw, out of stock" disabled />
        </TreeItem>
        <TreeItem itemId="paint" label="Paint" />
      </SimpleTreeView>
      <Typography component="output">{`Last click: ${clicked}. Selected: ${selected}.`}</Typography>
    </Stack>
  );
}
