import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { Permission } from './permissions';

const items: Permission[] = [
  {
    id: 'team',
    label: 'Team',
    children: [
      { id: 'team.see', label: 'See members (always granted)', fixed: true },
      { id: 'team.invite', label: 'Invite members' },
      { id: 'team.remove', label: 'Remove members' },
      { id: 'team.owner', label: 'Change the owner (never granted)', fixed: true },
    ],
  },
];
const always = ['team.see'];
const free = ['team.invite', 'team.remove'];
const isFixed = (permission: Permission) => permission.fixed === true;
const propagation = { descendants: true, parents: true };

export default function LockedPermissions() {
  const [selected, setSelected] = React.useState(always);

  // #region preview
  const change = (_event: React.SyntheticEvent | null, ids: string[]) => {
    // Clicking an indeterminate checkbox selects the parent. If all free children
    // are already selected, deselect them instead.
    const isComplete = ids.includes('team') && free.every((id) => selected.includes(id));
    setSelected([...always, ...free.filter((id) => !isComplete && ids.includes(id))]);
  };
  // #endregion preview

  return (
    <RichTreeView
      aria-label="Permissions with locks"
      items={items}
      multiSelect
      checkboxSelection
      selectionPropagation={propagation}
      isItemDisabled={isFixed}
      defaultExpandedItems={['team']}
      selectedItems={selected}
      onSelectedItemsChange={change}
    />
  );
}
