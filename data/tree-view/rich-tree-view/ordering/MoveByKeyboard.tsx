import * as React from 'react';
import { flushSync } from 'react-dom';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { menu, type MenuEntry } from './menu';

/** Moves an entry among its siblings, by -1 or 1. */
function moveBy(entries: MenuEntry[], id: string, step: number): MenuEntry[] {
  const entry = entries.find((other) => other.id === id);
  if (!entry) {
    return entries.map(({ children, ...other }) => ({
      ...other,
      children: children && moveBy(children, id, step),
    }));
  }
  const from = entries.indexOf(entry);
  const to = from + step;
  return to < 0 || to >= entries.length ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

const MoveContext = React.createContext<(id: string, step: number) => void>(() => {});

function MovableItem({ ref, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  const move = React.useContext(MoveContext);
  const { status, publicAPI } = useTreeItemUtils({ itemId: props.itemId });

  return (
    <TreeItem
      {...props}
      ref={ref}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? -1 : Number(event.key === 'ArrowDown');
        if (event.altKey && step !== 0 && status.focused) {
          event.preventDefault();
          move(props.itemId, step);
          // React may move the element, which removes the focus.
          publicAPI.focusItem(event, props.itemId);
        }
      }}
    />
  );
}

export default function MoveByKeyboard() {
  const apiRef = useRichTreeViewProApiRef<MenuEntry>();
  const [entries, setEntries] = React.useState(menu);
  const [selected, setSelected] = React.useState<string | null>('tickets');
  const [message, setMessage] = React.useState('');

  const move = (id: string, step: number) => {
    // The tree contains moves by drag and drop, the state does not.
    const present = apiRef.current!.getItemTree();
    flushSync(() => setEntries(moveBy(present, id, step)));
    setMessage(`${apiRef.current!.getItem(id).label} moved ${step < 0 ? 'up' : 'down'}`);
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 380 }}>
      <Stack direction="row">
        <IconButton aria-label="Move up" disabled={!selected} onClick={() => move(selected!, -1)}>
          <ArrowUpwardIcon />
        </IconButton>
        <IconButton aria-label="Move down" disabled={!selected} onClick={() => move(selected!, 1)}>
          <ArrowDownwardIcon />
        </IconButton>
      </Stack>
      <MoveContext.Provider value={move}>
        <RichTreeViewPro
          aria-label="Menu with keyboard support"
          apiRef={apiRef}
          items={entries}
          itemsReordering
          slots={{ item: MovableItem }}
          selectedItems={selected}
          onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
          defaultExpandedItems={['visit', 'museum']}
        />
      </MoveContext.Provider>
      <output>{message}</output>
    </Stack>
  );
}
