import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from './permissions';

const propagation = { descendants: true, parents: true };
// The server stored one branch by its parent, and the leaves of another branch.
const stored = ['stock', 'orders.read', 'orders.edit', 'orders.refund'];

export default function SavedPermissions() {
  // #region preview
  const selected = useApplyPropagationToSelectedItemsOnMount({
    items: permissions,
    selectionPropagation: propagation,
    selectedItems: stored,
  });
  // #endregion preview

  return (
    <RichTreeView
      aria-label="Stored permissions"
      items={permissions}
      multiSelect
      checkboxSelection
      selectionPropagation={propagation}
      defaultExpandedItems={['stock']}
      defaultSelectedItems={selected}
      sx={{ minHeight: 230 }}
    />
  );
}
