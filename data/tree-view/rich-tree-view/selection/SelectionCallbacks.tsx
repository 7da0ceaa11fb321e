import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { listLeaves, permissions } from './permissions';

const propagation = { descendants: true, parents: true };

export default function SelectionCallbacks() {
  const apiRef = useRichTreeViewApiRef();
  const [lines, setLines] = React.useState<string[]>([]);
  const add = (line: string) => setLines((old) => [line, ...old].slice(0, 6));

  return (
    <Stack spacing={2} sx={{ minHeight: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={(event) =>
            apiRef.current?.setItemSelection({ event, itemId: 'stock', keepExistingSelection: true })
          }
        >
          Toggle Stock
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setItemSelection({ itemId: 'audit', shouldBeSelected: true })}
        >
          Select only the audit log
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Permissions with a log"
        apiRef={apiRef}
        items={permissions}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['stock']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          add(`toggle: ${itemId} is ${isSelected ? 'selected' : 'deselected'}`)
        }
        onSelectedItemsChange={(event, ids) =>
          add(
            `change: ${ids.filter((id) => listLeaves(permissions).includes(id)).length} permissions, by ${event?.type ?? 'code'}`,
          )
        }
      />
      <output>
        {lines.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </output>
    </Stack>
  );
}
