import LockOutlinedIcon from '@mui/icons-material/LockOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SettingsMenu() {
  return (
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['account']}>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="password" label="Password" slots={{ icon: LockOutlinedIcon }} />
      </TreeItem>
      <TreeItem itemId="mail" label="Mail">
        <TreeItem itemId="signature" label="Signature" />
        <TreeItem itemId="filters" label="Filters" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing" disabled />
    </SimpleTreeView>
  );
}
