import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { menu, type MenuEntry } from './menu';

const write = (entries: MenuEntry[]): string =>
  entries.map(({ id, children }) => (children ? `${id}(${write(children)})` : id)).join(' ');

export default function MenuOrder() {
  const apiRef = useRichTreeViewProApiRef<MenuEntry>();
  const [stored, setStored] = React.useState(menu);
  const [move, setMove] = React.useState('Drag an item');

  return (
    <Stack spacing={2} sx={{ minHeight: 400 }}>
      <RichTreeViewPro
        aria-label="Menu of the website"
        apiRef={apiRef}
        items={stored}
        itemsReordering
        defaultExpandedItems={['visit', 'museum']}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setMove(
            `${itemId}: from ${oldPosition.parentId ?? 'top'} ${oldPosition.index} to ${newPosition.parentId ?? 'top'} ${newPosition.index}`,
          )
        }
      />
      <output>{move}</output>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setStored(apiRef.current!.getItemTree())}
      >
        Save order
      </Button>
      <output>{`Saved: ${write(stored)}`}</output>
    </Stack>
  );
}
