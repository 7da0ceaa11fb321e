import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files, type FileNode } from './files';

const getItemLabel = (file: FileNode) => file.name;

const rename = (list: FileNode[], id: string, name: string): FileNode[] =>
  list.map((file) => ({
    ...file,
    name: file.id === id ? name : file.name,
    children: file.children && rename(file.children, id, name),
  }));

export default function RenameFiles() {
  const [items, setItems] = React.useState(files);

  return (
    <RichTreeView
      aria-label="Files"
      items={items}
      getItemLabel={getItemLabel}
      isItemEditable
      onItemLabelChange={(itemId, newLabel) => setItems((old) => rename(old, itemId, newLabel))}
      defaultExpandedItems={['src', 'vendor']}
    />
  );
}
