import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files, type FileNode } from './files';

const icons = { folder: FolderIcon, image: ImageOutlinedIcon, text: NotesIcon };

function FileItem({ ref, label, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  const file = useTreeItemModel<FileNode>(props.itemId)!;
  const { status } = useTreeItemUtils({ itemId: props.itemId });
  const Icon = status.expanded ? FolderOpenIcon : icons[file.kind];

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color={file.kind === 'folder' ? 'primary' : 'action'} />
          <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {label}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {file.size}
          </Box>
        </Box>
      }
    />
  );
}

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      defaultExpandedItems={['trip']}
      slots={{ item: FileItem }}
      sx={{ maxWidth: 420 }}
    />
  );
}
