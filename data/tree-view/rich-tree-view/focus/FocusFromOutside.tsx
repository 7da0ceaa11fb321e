import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { letters, type Letter } from './letters';

const without = (list: Letter[], id: string): Letter[] =>
  list.flatMap((letter) =>
    letter.id === id ? [] : [{ ...letter, children: letter.children && without(letter.children, id) }],
  );

export default function FocusFromOutside() {
  const apiRef = useRichTreeViewApiRef<Letter>();
  const [items, setItems] = React.useState(letters);
  const [selected, setSelected] = React.useState<string | null>('question');

  const remove = (event: React.SyntheticEvent) => {
    const api = apiRef.current!;
    const parentId = api.getParentId(selected!);
    const siblings = api.getItemOrderedChildrenIds(parentId);
    const index = siblings.indexOf(selected!);
    const next = siblings[index + 1] ?? siblings[index - 1] ?? parentId;
    // #region preview
    flushSync(() => {
      setItems(without(items, selected!));
      setSelected(next);
    });
    if (next !== null) {
      api.focusItem(event, next);
    }
    // #endregion preview
  };

  return (
    <Stack spacing={2} sx={{ minHeight: 200 }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        disabled={selected === null}
        onClick={remove}
      >
        Delete the letter
      </Button>
      <RichTreeView
        aria-label="Letters to delete"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['offer', 'question']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
