import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { files, type FileNode } from './files';

/** Returns the error message of a name, or an empty string. */
function check(name: string): string {
  if (name.trim() === '') {
    return 'A file needs a name.';
  }
  return /[/\\:*?]/.test(name) ? 'No / \\ : * or ? in a name.' : '';
}

interface NameInputProps extends React.ComponentProps<'input'> {
  itemId: string;
}

function NameInput({ itemId, ...props }: NameInputProps) {
  const { interactions } = useTreeItemUtils({ itemId });
  const name = String(props.value ?? '');
  const problem = check(name);
  const id = `${itemId}-problem`;

  // #region preview
  const save = (event: React.SyntheticEvent) => interactions.handleSaveItemLabel(event, name.trim());
  const handleKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') {
      props.onKeyDown?.(event);
    } else if (!problem) {
      save(event);
    }
  };
  const handleBlur = (event: React.FocusEvent) =>
    problem ? interactions.handleCancelItemLabelEditing(event) : save(event);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <TreeItemLabelInput
        {...props}
        aria-label="File name"
        aria-invalid={problem !== ''}
        aria-describedby={id}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      <Box id={id} aria-live="polite" sx={{ color: 'error.main', typography: 'caption' }}>
        {problem}
      </Box>
    </Box>
  );
}

function NamedItem(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      slots={{ labelInput: NameInput }}
      slotProps={{ labelInput: { itemId: props.itemId } as Partial<NameInputProps> }}
    />
  );
}

const getItemLabel = (file: FileNode) => file.name;

export default function CheckedNames() {
  return (
    <RichTreeView
      aria-label="Files with checked names"
      items={files}
      getItemLabel={getItemLabel}
      isItemEditable
      slots={{ item: NamedItem }}
      defaultExpandedItems={['src']}
      sx={{ minHeight: 190 }}
    />
  );
}
