import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <SimpleTreeView aria-label="Warehouse" defaultExpandedItems={['hall-a']}>
      <TreeItem itemId="hall-a" label="Hall A">
        <TreeItem itemId="a-1" label="Shelf A1" />
        <TreeItem itemId="a-2" label="Shelf A2" />
      </TreeItem>
      <TreeItem itemId="hall-b" label="Hall B">
        <TreeItem itemId="b-1" label="Shelf B1" />
      </TreeItem>
    </SimpleTreeView>
  );
}
