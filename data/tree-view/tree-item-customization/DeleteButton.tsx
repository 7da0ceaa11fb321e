import * as React from 'react';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files, type FileNode } from './files';

const RemoveContext = React.createContext<(id: string) => void>(() => {});

function FileItem({ ref, label, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  const { status } = useTreeItemUtils({ itemId: props.itemId });
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
      label={
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Box sx={{ flexGrow: 1 }}>{label}</Box>
          {/* #region preview */}
          <IconButton
            size="small"
            tabIndex={-1}
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              remove(props.itemId);
            }}
          >
            <DeleteOutlineIcon fontSize="small" />
          </IconButton>
          {/* #endregion preview */}
        </Stack>
      }
    />
  );
}

const without = (list: FileNode[], id: string): FileNode[] =>
  list.flatMap((file) =>
    file.id === id ? [] : [{ ...file, children: file.children && without(file.children, id) }],
  );

export default function DeleteButton() {
  const [items, setItems] = React.useState(files);

  return (
    <RemoveContext.Provider value={(id) => setItems((old) => without(old, id))}>
      <RichTreeView
        aria-label="Files to delete"
        items={items}
        defaultExpandedItems={['trip']}
        slots={{ item: FileItem }}
        sx={{ maxWidth: 420, minHeight: 220 }}
      />
    </RemoveContext.Provider>
  );
}
