import * as React from 'react';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { menu, type MenuEntry } from './menu';

const write = (entries: MenuEntry[]): string =>
  entries.map(({ id, children }) => (children ? `${id}(${write(children)})` : id)).join(' ');

export default function MenuOrder() {
  const apiRef = useRichTreeViewProApiRef<MenuEntry>();
  const [saved, setSaved] = React.useState(menu);

  return (
    <Stack spacing={2}>
      <RichTreeViewPro
        aria-label="Menu of the website"
        apiRef={apiRef}
        items={saved}
        itemsReordering
        defaultExpandedItems={['visit', 'museum']}
        onItemPositionChange={() => setSaved(apiRef.current!.getItemTree())}
        sx={{ minHeight: 320 }}
      />
      <output style={{ minHeight: 48 }}>{`Saved: ${write(saved)}`}</output>
    </Stack>
  );
}
