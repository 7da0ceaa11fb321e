import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { files, type FileNode } from './files';

interface NameInputProps extends React.ComponentProps<'input'> {
  itemId: string;
}

function NameInput({ itemId, ...props }: NameInputProps) {
  const { interactions } = useTreeItemUtils({ itemId });
  const name = String(props.value ?? '');
  // Pressing the mouse must not move the focus: leaving the input saves the label.
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();

  return (
    <Box sx={{ display: 'flex', width: '100%' }} onClick={(event) => event.stopPropagation()}>
      <TreeItemLabelInput {...props} aria-label="New file name" />
      {/* #region preview */}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-hidden
        disabled={name === ''}
        onMouseDown={keepFocus}
        onClick={(event) => interactions.handleSaveItemLabel(event, name)}
        sx={{ p: 0.25 }}
      >
        <CheckIcon fontSize="small" />
      </IconButton>
      {/* #endregion preview */}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-hidden
        onMouseDown={keepFocus}
        onClick={(event) => interactions.handleCancelItemLabelEditing(event)}
        sx={{ p: 0.25 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

function FileItem(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      slots={{ labelInput: NameInput }}
      slotProps={{ labelInput: { itemId: props.itemId } as Partial<NameInputProps> }}
    />
  );
}

const getItemLabel = (file: FileNode) => file.name;

export default function SaveCancelIcons() {
  return (
    <RichTreeView
      aria-label="Files with save and cancel icons"
      items={files}
      getItemLabel={getItemLabel}
      isItemEditable
      slots={{ item: FileItem }}
      defaultExpandedItems={['src']}
    />
  );
}
