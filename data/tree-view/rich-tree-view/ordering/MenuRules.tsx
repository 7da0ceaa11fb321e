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
      // Keep Home in the first place.
      return index > 0;
    }
    // Only groups have children, and these are pages.
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
