import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from './permissions';

export default function MultiSelection() {
  return (
    <RichTreeView
      aria-label="Several permissions"
      items={permissions}
      multiSelect
      defaultExpandedItems={['orders']}
      sx={{ minHeight: 200 }}
    />
  );
}
