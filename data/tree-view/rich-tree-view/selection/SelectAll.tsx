import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions, type Permission } from './permissions';

// #region preview
const listIds = (items: Permission[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...listIds(children)]);

const allIds = listIds(permissions);
// #endregion preview

export default function SelectAll() {
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setSelected(allIds)}>
          Select all
        </Button>
        <Button variant="outlined" onClick={() => setSelected([])}>
          Deselect all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="All permissions"
        items={permissions}
        checkboxSelection
        multiSelect
        selectionPropagation={{ descendants: true, parents: true }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
        sx={{ minHeight: 200 }}
      />
    </Stack>
  );
}
