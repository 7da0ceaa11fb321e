import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Handbook() {
  return (
    <SimpleTreeView aria-label="Handbook" defaultExpandedItems={['safety']}>
      <TreeItem itemId="safety" label="Safety">
        <TreeItem itemId="fire" label="In case of fire" />
        <TreeItem itemId="first-aid" label="First aid" />
      </TreeItem>
      <TreeItem itemId="machines" label="Machines">
        <TreeItem itemId="saw" label="Band saw" />
        <TreeItem itemId="lathe" label="Lathe" />
      </TreeItem>
      <TreeItem itemId="contacts" label="Contacts" />
    </SimpleTreeView>
  );
}
