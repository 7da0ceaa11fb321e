import * as React from 'react';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { menu, type MenuEntry } from './menu';

type CanMove = NonNullable<RichTreeViewProProps<MenuEntry, false>['canMoveItemToNewPosition']>;

const isItemReorderable = (itemId: string) => itemId !== 'home';

export default function MenuRules() {
  const apiRef = useRichTreeViewProApiRef<MenuEntry>();

  const canMove: CanMove = ({ itemId, newPosition: { parentId, index } }) => {
    if (parentId === null) {
      // Nothing goes above Home.
      return index > 0;
    }
    // Only groups hold entries, and only pages.
    const api = apiRef.current!;
    return api.getItem(parentId).kind === 'group' && api.getItem(itemId).kind === 'page';
  };

  return (
    <RichTreeViewPro
      aria-label="Menu with rules"
      apiRef={apiRef}
      items={menu}
      itemsReordering
      isItemReorderable={isItemReorderable}
      canMoveItemToNewPosition={canMove}
      defaultExpandedItems={['visit', 'museum']}
      sx={{ minHeight: 290 }}
    />
  );
}
