import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { getItemChildren, getItemLabel, people } from './people';

type OutlineItemProps = UseTreeItemParameters & React.RefAttributes<HTMLLIElement>;

function OutlineItem({ id, itemId, label, children, ref }: OutlineItemProps) {
  const item = useTreeItem({ id, itemId, label, children, rootRef: ref });
  // `status` and `in` are for styled components and are not HTML attributes.
  const { status, ...contentProps } = item.getContentProps();
  const { in: isExpanded, role } = item.getGroupTransitionProps();
  const style = {
    cursor: 'pointer',
    fontWeight: status.expandable ? 600 : 400,
    textDecoration: status.focused ? 'underline' : undefined,
  };

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      {/* #region preview */}
      <li {...item.getRootProps()} style={{ outline: 'none' }}>
        <div {...contentProps} style={style}>
          {status.selected && <span>✓ </span>}
          <span>{label}</span>
        </div>
        {children && isExpanded && <ul role={role}>{children}</ul>}
      </li>
      {/* #endregion preview */}
    </TreeItemProvider>
  );
}

export default function PlainOutline() {
  return (
    <RichTreeView
      aria-label="Plain organization"
      items={people}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['okafor']}
      slots={{ item: OutlineItem }}
    />
  );
}
