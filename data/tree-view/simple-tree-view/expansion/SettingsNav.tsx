import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const groups = ['account', 'security', 'mail'];

export default function SettingsNav() {
  // #region preview
  const [expanded, setExpanded] = React.useState(['account']);
  const isAllExpanded = expanded.length === groups.length;

  const toggleAll = () => setExpanded(isAllExpanded ? [] : groups);
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ minHeight: 300 }}>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={toggleAll}>
        <span>{isAllExpanded ? 'Collapse all' : 'Expand all'}</span>
      </Button>
      <SimpleTreeView
        aria-label="Settings"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      >
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="profile" label="Profile" />
          <TreeItem itemId="security" label="Security">
            <TreeItem itemId="password" label="Password" />
            <TreeItem itemId="devices" label="Devices" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="mail" label="Mail">
          <TreeItem itemId="signature" label="Signature" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
