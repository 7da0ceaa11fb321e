import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicItems() {
  return (
    <SimpleTreeView aria-label="Handbook" defaultExpandedItems={['safety']}>
      <TreeItem itemId="safety" label="Safety">
        <TreeItem itemId="fire" label="Fire drill" />
        <TreeItem itemId="first-aid" label="First aid" />
      </TreeItem>
      <TreeItem itemId="travel" label="Travel">
        <TreeItem itemId="booking" label="Booking" />
        <TreeItem itemId="expenses" label="Expenses" />
      </TreeItem>
      <TreeItem itemId="contacts" label="Contacts" />
    </SimpleTreeView>
  );
}
