import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'hall-a',
    label: 'Hall A',
    children: [
      { id: 'a-1', label: 'Shelf A1' },
      { id: 'a-2', label: 'Shelf A2' },
    ],
  },
  {
    id: 'hall-b',
    label: 'Hall B',
    children: [{ id: 'b-1', label: 'Shelf B1' }],
  },
];

export default function FirstTree() {
  return <RichTreeView aria-label="Warehouse" items={items} defaultExpandedItems={['hall-a']} />;
}
