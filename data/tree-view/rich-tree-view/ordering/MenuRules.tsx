import * as React from 'react';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { menu, type MenuEntry } from './menu';

type CanMove = NonNullable<RichTreeViewProProps<MenuEntry, false>['canMoveItemToNewPosition']>;

export default function MenuRules() {
  const apiRef = useRichTreeViewProApiRef<MenuEntry>();

  // #region preview
  const canMove: CanMove = ({ itemId, newPosition: { parentId, index } }) => {
    const { getItem } = apiRef.current!;
    // Home stays first. Only groups have children, and these are pages.
    return parentId === null
      ? index > 0
      : getItem(parentId).kind === 'group' && getItem(itemId).kind === 'page';
  };
  // #endregion preview

  return (
    <RichTreeViewPro
      aria-label="Menu with rules"
      apiRef={apiRef}
      items={menu}
      itemsReordering
      isItemReorderable={(itemId) => itemId !== 'home'}
      canMoveItemToNewPosition={canMove}
      defaultExpandedItems={['visit', 'museum']}
      sx={{ minHeight: 290 }}
    />
  );
}
