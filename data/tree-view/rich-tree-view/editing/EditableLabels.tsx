import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'src',
    label: 'src',
    children: [
      { id: 'main', label: 'main.ts' },
      { id: 'price', label: 'price.ts' },
    ],
  },
  { id: 'readme', label: 'README.md' },
];

export default function EditableLabels() {
  return (
    <RichTreeView
      aria-label="Files with editable labels"
      items={items}
      isItemEditable
      defaultExpandedItems={['src']}
    />
  );
}
