import * as React from 'react';
import Fade from '@mui/material/Fade';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface FadingGroupProps extends Pick<React.ComponentProps<'ul'>, 'children' | 'className' | 'role'> {
  in?: boolean;
}

// #region preview
function FadingGroup({ in: isExpanded, children, className, role }: FadingGroupProps) {
  return (
    <Fade in={isExpanded} unmountOnExit timeout={{ enter: 400, exit: 0 }}>
      <ul className={className} role={role} style={{ padding: 0 }}>
        {children}
      </ul>
    </Fade>
  );
}
// #endregion preview

const slots = { groupTransition: FadingGroup };
const FadingItem = (props: TreeItemProps) => <TreeItem {...props} slots={slots} />;

export default function FadingChildren() {
  return (
    <SimpleTreeView aria-label="Recipes" sx={{ minHeight: 200 }}>
      <FadingItem itemId="soups" label="Soups">
        <FadingItem itemId="leek" label="Leek and potato" />
        <FadingItem itemId="borscht" label="Borscht" />
      </FadingItem>
      <FadingItem itemId="bread" label="Bread">
        <FadingItem itemId="rye" label="Rye" />
      </FadingItem>
    </SimpleTreeView>
  );
}
