import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const checks = ['Passports', 'Insurance', 'Keys'];

export default function FoldingChecklist() {
  const apiRef = useSimpleTreeViewApiRef();
  const [done, setDone] = React.useState<string[]>([]);

  // #region preview
  const finish = (event: React.SyntheticEvent | null, ids: string[]) => {
    // Ctrl+A also selects the group, which is not a check.
    const newDone = checks.filter((check) => ids.includes(check));
    setDone(newDone);
    if (newDone.length === checks.length && apiRef.current?.isItemExpanded('before')) {
      // Keep the focus in the tree when its item is hidden.
      apiRef.current.focusItem(event, 'before');
      apiRef.current.setItemExpansion({ event, itemId: 'before', shouldBeExpanded: false });
    }
  };
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ minHeight: 230 }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => apiRef.current?.setItemExpansion({ itemId: 'before' })}
      >
        Expand or collapse
      </Button>
      <SimpleTreeView
        aria-label="Checklist"
        apiRef={apiRef}
        multiSelect
        checkboxSelection
        expansionTrigger="iconContainer"
        defaultExpandedItems={['before']}
        selectedItems={done}
        onSelectedItemsChange={finish}
      >
        <TreeItem itemId="before" label={`Before you leave: ${done.length} of 3`} disableSelection>
          {checks.map((check) => (
            <TreeItem key={check} itemId={check} label={check} />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
