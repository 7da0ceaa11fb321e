import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const propagation = { parents: true, descendants: true };

export default function OpenBranches() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ minHeight: 220 }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={(event) =>
          apiRef.current?.setItemSelection({ event, itemId: 'breakfast', keepExistingSelection: true })
        }
      >
        Switch breakfast
      </Button>
      <SimpleTreeView
        aria-label="Meals"
        apiRef={apiRef}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['breakfast']}
        defaultSelectedItems={['bread']}
      >
        <TreeItem itemId="breakfast" label="Breakfast, open">
          <TreeItem itemId="bread" label="Bread" />
          <TreeItem itemId="tea" label="Tea" />
        </TreeItem>
        <TreeItem itemId="lunch" label="Lunch, collapsed">
          <TreeItem itemId="soup" label="Soup" />
          <TreeItem itemId="salad" label="Salad" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
