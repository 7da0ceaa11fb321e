import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { applyMove } from './applyMove';
import { menu, type MenuEntry } from './menu';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

export default function MoveByKeyboard() {
  const apiRef = useRichTreeViewProApiRef<MenuEntry>();
  const [items, setItems] = React.useState(menu);
  const [selected, setSelected] = React.useState<string | null>('tickets');
  const [message, setMessage] = React.useState('');
  const focused = React.useRef<string | null>(null);

  // #region preview
  const move = (itemId: string, step: number) => {
    const { getItem, getItemTree, getItemOrderedChildrenIds, getParentId } = apiRef.current!;
    const parentId = getParentId(itemId);
    const siblings = getItemOrderedChildrenIds(parentId);
    const index = siblings.indexOf(itemId) + step;
    if (index >= 0 && index < siblings.length) {
      setItems(applyMove(getItemTree(), itemId, { parentId, index }));
      setMessage(`${getItem(itemId).label}: position ${index + 1} of ${siblings.length}`);
    }
  };
  // #endregion preview

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (event.altKey && step && focused.current) {
      event.preventDefault();
      move(focused.current, step);
    }
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row">
        <IconButton aria-label="Move up" disabled={!selected} onClick={() => move(selected!, -1)}>
          <ArrowUpwardIcon />
        </IconButton>
        <IconButton aria-label="Move down" disabled={!selected} onClick={() => move(selected!, 1)}>
          <ArrowDownwardIcon />
        </IconButton>
      </Stack>
      <RichTreeViewPro
        aria-label="Menu with keyboard support"
        apiRef={apiRef}
        items={items}
        itemsReordering
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        onItemFocus={(_event, itemId) => {
          focused.current = itemId;
        }}
        onKeyDown={handleKeyDown}
        defaultExpandedItems={['visit', 'museum']}
        sx={{ minHeight: 290 }}
      />
      <output style={{ minHeight: 24 }}>{message}</output>
    </Stack>
  );
}
