import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { origins } from './data';

const items: TreeViewDefaultItemModelProperties[] = Object.entries(origins).map(([country, regions]) => ({
  id: country,
  label: country,
  children: regions.map((region) => ({ id: region, label: region })),
}));

export default function OriginTree() {
  return (
    <RichTreeView
      aria-label="Origins by country"
      items={items}
      checkboxSelection
      multiSelect
      selectionPropagation={{ parents: true, descendants: true }}
      defaultExpandedItems={Object.keys(origins)}
      defaultSelectedItems={['Huila', 'Guji', 'Yirgacheffe', 'Ethiopia']}
    />
  );
}
