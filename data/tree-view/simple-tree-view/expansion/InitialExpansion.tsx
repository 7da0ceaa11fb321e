import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function InitialExpansion() {
  return (
    <SimpleTreeView
      aria-label="Shop"
      defaultExpandedItems={['orders', 'open-orders']}
      sx={{ minHeight: 230 }}
    >
      <TreeItem itemId="orders" label="Orders">
        <TreeItem itemId="open-orders" label="Open">
          <TreeItem itemId="unpaid" label="Not paid" />
          <TreeItem itemId="unsent" label="Not sent" />
        </TreeItem>
        <TreeItem itemId="returns" label="Returns" />
      </TreeItem>
      <TreeItem itemId="customers" label="Customers">
        <TreeItem itemId="companies" label="Companies" />
      </TreeItem>
    </SimpleTreeView>
  );
}
