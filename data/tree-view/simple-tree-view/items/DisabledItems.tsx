import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />}
        label="disabledItemsFocusable"
      />
      <SimpleTreeView
        aria-label="Accounts"
        defaultExpandedItems={['closed', 'open']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="closed" label="2024, closed" disabled>
          <TreeItem itemId="closed-income" label="Income" />
          <TreeItem itemId="closed-costs" label="Costs" />
        </TreeItem>
        <TreeItem itemId="open" label="2025, a heading only" disableSelection>
          <TreeItem itemId="open-income" label="Income" />
          <TreeItem itemId="open-costs" label="Costs" disabled />
          <TreeItem itemId="open-tax" label="Tax" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
