import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { getItemChildren, getItemLabel, people } from './people';

type OutlineItemProps = UseTreeItemParameters & React.RefAttributes<HTMLLIElement>;

function OutlineItem({ id, itemId, label, children, ref }: OutlineItemProps) {
  const item = useTreeItem({ id, itemId, label, children, rootRef: ref });
  // These are for styled components, and no attributes of an element.
  const { status, ...contentProps } = item.getContentProps();
  const { in: isOpen, role } = item.getGroupTransitionProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <li {...item.getRootProps()} style={{ outline: 'none' }}>
        <div
          {...contentProps}
          style={{
            cursor: 'pointer',
            fontWeight: status.expandable ? 600 : 400,
            textDecoration: status.focused ? 'underline' : undefined,
          }}
        >
          {status.selected && <span>✓ </span>}
          <span>{label}</span>
        </div>
        {children && isOpen && <ul role={role}>{children}</ul>}
      </li>
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
