import * as React from 'react';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { letters, type Letter } from './letters';

export default function AlwaysReachable() {
  const apiRef = useRichTreeViewApiRef<Letter>();
  const [expanded, setExpanded] = React.useState(['offer', 'question']);

  // #region preview
  const isVisible = (itemId: string, expandedIds: string[]): boolean => {
    const parentId = apiRef.current!.getParentId(itemId);
    return parentId === null || (expandedIds.includes(parentId) && isVisible(parentId, expandedIds));
  };
  const handleExpandedItemsChange = (_event: React.SyntheticEvent | null, ids: string[]) =>
    setExpanded(ids.filter((itemId) => isVisible(itemId, ids)));
  // #endregion preview

  return (
    <RichTreeView
      aria-label="Letters that Tab reaches"
      apiRef={apiRef}
      items={letters}
      expandedItems={expanded}
      onExpandedItemsChange={handleExpandedItemsChange}
      defaultSelectedItems="answer"
      sx={{ minHeight: 165 }}
    />
  );
}
