import * as React from 'react';
import Chip from '@mui/material/Chip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Document {
  id: string;
  label: string;
  comments?: number;
  children?: Document[];
}

const documents: Document[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'lease', label: 'Lease 2026', comments: 3 },
      { id: 'insurance', label: 'Insurance' },
    ],
  },
  { id: 'minutes', label: 'Minutes of March', comments: 1 },
];

interface DocumentLabelProps extends React.ComponentPropsWithRef<'div'> {
  comments?: number;
}

function DocumentLabel({ children, comments, ...props }: DocumentLabelProps) {
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      {children}
      {comments ? <Chip size="small" label={comments} aria-label={`${comments} comments`} /> : null}
    </TreeItemLabel>
  );
}

// #region preview
function DocumentItem(props: TreeItemProps) {
  const document = useTreeItemModel<Document>(props.itemId);
  return (
    <TreeItem
      {...props}
      slots={{ ...props.slots, label: DocumentLabel }}
      slotProps={{ ...props.slotProps, label: { comments: document?.comments } as DocumentLabelProps }}
    />
  );
}
// #endregion preview

export default function DocumentTree() {
  return (
    <RichTreeView
      aria-label="Documents"
      items={documents}
      defaultExpandedItems={['contracts']}
      slots={{ item: DocumentItem }}
    />
  );
}
