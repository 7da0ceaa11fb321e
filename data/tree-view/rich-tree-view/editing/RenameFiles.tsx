import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files, rename, type FileNode } from './files';

const getItemLabel = (file: FileNode) => file.name;
const isEditable = (file: FileNode) => !file.readOnly;

export default function RenameFiles() {
  const [items, setItems] = React.useState(files);

  return (
    <RichTreeView
      aria-label="Files"
      items={items}
      getItemLabel={getItemLabel}
      isItemEditable={isEditable}
      onItemLabelChange={(itemId, newLabel) => setItems((old) => rename(old, itemId, newLabel))}
      defaultExpandedItems={['src', 'vendor']}
    />
  );
}
