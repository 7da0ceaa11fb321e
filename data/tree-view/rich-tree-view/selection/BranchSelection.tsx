import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from './permissions';

export default function BranchSelection() {
  return (
    <RichTreeView
      aria-label="Permissions in branches"
      items={permissions}
      checkboxSelection
      multiSelect
      selectionPropagation={{ descendants: true, parents: true }}
      defaultExpandedItems={['orders', 'stock']}
      sx={{ minHeight: 320 }}
    />
  );
}
