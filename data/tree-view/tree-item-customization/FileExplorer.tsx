import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files, type FileNode } from './files';

const icons = { folder: FolderIcon, image: ImageOutlinedIcon, text: NotesIcon };

interface FileLabelProps {
  Icon: typeof FolderIcon;
  name: React.ReactNode;
  size: string;
}

function FileLabel({ Icon, name, size }: FileLabelProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Icon fontSize="small" color="action" />
      <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{name}</Box>
      <Typography variant="body2">{size}</Typography>
    </Stack>
  );
}

// #region preview
function FileItem({ ref, label, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  const file = useTreeItemModel<FileNode>(props.itemId)!;
  const { status } = useTreeItemUtils({ itemId: props.itemId });
  const Icon = status.expanded ? FolderOpenIcon : icons[file.kind];
  const fileLabel = <FileLabel Icon={Icon} name={label} size={file.size} />;
  return <TreeItem {...props} ref={ref} label={fileLabel} />;
}
// #endregion preview

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
