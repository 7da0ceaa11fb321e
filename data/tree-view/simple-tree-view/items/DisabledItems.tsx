import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  return (
    <SimpleTreeView aria-label="Accounts" defaultExpandedItems={['2025']}>
      <TreeItem itemId="2024" label="2024, closed" disabled>
        <TreeItem itemId="2024-income" label="Income" />
      </TreeItem>
      <TreeItem itemId="2025" label="2025">
        <TreeItem itemId="2025-income" label="Income" />
        <TreeItem itemId="2025-costs" label="Costs" disabled />
        <TreeItem itemId="2025-tax" label="Tax" />
      </TreeItem>
    </SimpleTreeView>
  );
}
