import * as React from 'react';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemContent, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { files, type FileNode } from './files';

const RemoveContext = React.createContext<(id: string) => void>(() => {});

interface RowProps extends UseTreeItemContentSlotOwnProps {
  children: React.ReactNode;
  onRemove: () => void;
}

function Row({ children, onRemove, ...other }: RowProps) {
  return (
    <TreeItemContent {...other}>
      {children}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          onRemove();
        }}
        sx={{ p: 0.25 }}
      >
        <DeleteOutlineIcon fontSize="small" />
      </IconButton>
    </TreeItemContent>
  );
}

function FileItem({ ref, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  const { interactions, status } = useTreeItemUtils({ itemId: props.itemId });
  const remove = React.useContext(RemoveContext);

  return (
    <TreeItem
      {...props}
      ref={ref}
      onKeyDown={(event) => {
        if (event.key === 'Delete' && status.focused) {
          remove(props.itemId);
        }
      }}
      slots={{ content: Row }}
      slotProps={{
        content: {
          onRemove: () => remove(props.itemId),
          // The row only expands the item. The label only selects it.
          onClick: (event: React.MouseEvent & TreeViewCancellableEvent) => {
            event.defaultMuiPrevented = true;
            interactions.handleExpansion(event);
          },
        } as Partial<RowProps>,
        label: {
          onClick: (event) => {
            event.stopPropagation();
            interactions.handleSelection(event);
          },
        },
      }}
    />
  );
}

const without = (list: FileNode[], id: string): FileNode[] =>
  list.flatMap((file) =>
    file.id === id ? [] : [{ ...file, children: file.children && without(file.children, id) }],
  );

export default function ClickTargets() {
  const [items, setItems] = React.useState(files);

  return (
    <RemoveContext.Provider value={(id) => setItems((old) => without(old, id))}>
      <RichTreeView
        aria-label="Files to delete"
        items={items}
        defaultExpandedItems={['trip']}
        slots={{ item: FileItem }}
        sx={{ maxWidth: 420, minHeight: 200 }}
      />
    </RemoveContext.Provider>
  );
}
