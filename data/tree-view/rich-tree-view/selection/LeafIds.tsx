import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from './permissions';

export default function LeafIds() {
  const apiRef = useRichTreeViewApiRef();
  const [granted, setGranted] = React.useState<string[]>([]);

  // #region preview
  const saveLeaves = (_event: React.SyntheticEvent | null, ids: string[]) => {
    const { getItemOrderedChildrenIds } = apiRef.current!;
    setGranted(ids.filter((id) => getItemOrderedChildrenIds(id).length === 0));
  };
  // #endregion preview

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Permissions to grant"
        apiRef={apiRef}
        items={permissions}
        checkboxSelection
        multiSelect
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={['stock']}
        onSelectedItemsChange={saveLeaves}
        sx={{ minHeight: 230 }}
      />
      <output style={{ minHeight: 48 }}>{`Granted: ${granted.join(', ') || 'nothing'}`}</output>
    </Stack>
  );
}
