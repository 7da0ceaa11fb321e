import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { listLeaves, permissions } from './permissions';

const leaves = listLeaves(permissions);
const propagation = { parents: true, descendants: true };

export default function PermissionsEditor() {
  const [selected, setSelected] = React.useState<string[]>(['orders.read']);
  const granted = leaves.filter((id) => selected.includes(id));

  return (
    <div>
      <RichTreeView
        aria-label="Permissions of the role Clerk"
        items={permissions}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['orders', 'stock']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
      />
      <Typography component="output" sx={{ display: 'block', mt: 1, minHeight: 48 }}>
        {`Granted: ${granted.join(', ') || 'nothing'}`}
      </Typography>
    </div>
  );
}
