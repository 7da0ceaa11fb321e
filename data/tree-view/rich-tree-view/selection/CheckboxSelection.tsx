import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from './permissions';

export default function CheckboxSelection() {
  return (
    <RichTreeView
      aria-label="Permissions with checkboxes"
      items={permissions}
      checkboxSelection
      multiSelect
      defaultExpandedItems={['orders']}
      sx={{ minHeight: 200 }}
    />
  );
}
