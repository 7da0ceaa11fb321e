import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { TreeItem, TreeItemIconContainer, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { menu } from './menu';

/** A drag handle in front of the expand icon. */
function IconsWithHandle({ children, ...other }: React.ComponentProps<typeof TreeItemIconContainer>) {
  return (
    <React.Fragment>
      <DragIndicatorIcon className="drag-handle" fontSize="small" color="action" sx={{ cursor: 'grab' }} />
      <TreeItemIconContainer {...other}>{children}</TreeItemIconContainer>
    </React.Fragment>
  );
}

function HandleItem(props: TreeItemProps) {
  const isOnHandle = React.useRef(false);

  // #region preview
  const handlePointerDown = (event: React.PointerEvent) => {
    isOnHandle.current = (event.target as Element).closest('.drag-handle') !== null;
  };
  const handleDragStart = (event: React.DragEvent) => {
    if (!isOnHandle.current) {
      event.preventDefault();
    }
  };
  // #endregion preview

  return (
    <TreeItem
      {...props}
      onPointerDown={handlePointerDown}
      onDragStart={handleDragStart}
      slots={{ iconContainer: IconsWithHandle }}
    />
  );
}

export default function DragHandle() {
  return (
    <RichTreeViewPro
      aria-label="Menu with handles"
      items={menu}
      itemsReordering
      defaultExpandedItems={['visit', 'museum']}
      slots={{ item: HandleItem }}
      sx={{ minHeight: 290 }}
    />
  );
}
