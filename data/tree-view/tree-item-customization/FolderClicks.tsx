import * as React from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from './files';

function FileItem({ ref, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  const { interactions, status } = useTreeItemUtils({ itemId: props.itemId });

  // #region preview
  const handleClick = (event: React.MouseEvent & TreeViewCancellableEvent) => {
    if (status.expandable) {
      event.defaultMuiPrevented = true;
      interactions.handleExpansion(event);
    }
  };

  return <TreeItem {...props} ref={ref} slotProps={{ content: { onClick: handleClick } }} />;
  // #endregion preview
}

export default function FolderClicks() {
  return (
    <RichTreeView
      aria-label="Files to select"
      items={files}
      defaultExpandedItems={['trip']}
      slots={{ item: FileItem }}
      sx={{ maxWidth: 420, minHeight: 200 }}
    />
  );
}
