import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { styled } from '@mui/material/styles';
import { TreeItem, TreeItemIconContainer, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { menu } from './menu';

const Overlay = styled(TreeItemDragAndDropOverlay)(({ theme }) => ({
  '&&': { borderColor: (theme.vars ?? theme).palette.primary.main, borderWidth: 3 },
}));

/** A drag handle in front of the expand icon. */
function IconsWithHandle({ children, ...other }: React.ComponentProps<typeof TreeItemIconContainer>) {
  return (
    <React.Fragment>
      <DragIndicatorIcon fontSize="small" color="action" data-handle sx={{ cursor: 'grab' }} />
      <TreeItemIconContainer {...other}>{children}</TreeItemIconContainer>
    </React.Fragment>
  );
}

function HandleItem({ ref, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  const isOnHandle = React.useRef(false);

  return (
    <TreeItem
      {...props}
      ref={ref}
      onPointerDown={(event) => {
        isOnHandle.current = (event.target as Element).closest('[data-handle]') !== null;
      }}
      onDragStart={(event) => {
        if (!isOnHandle.current) {
          event.preventDefault();
        }
      }}
      slots={{ iconContainer: IconsWithHandle, dragAndDropOverlay: Overlay }}
    />
  );
}

export default function DragHandle() {
  return (
    <RichTreeViewPro
      aria-label="Menu with handles"
      items={menu}
      itemsReordering
      itemChildrenIndentation={24}
      defaultExpandedItems={['visit', 'museum']}
      slots={{ item: HandleItem }}
      // Without this variable, the drop indicator starts at the edge of the tree on every level.
      sx={{ minHeight: 290, '--TreeView-indentMultiplier': 'var(--TreeView-itemChildrenIndentation)' }}
    />
  );
}
