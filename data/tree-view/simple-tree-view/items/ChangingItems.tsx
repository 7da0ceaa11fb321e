import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ChangingItems() {
  const [rooms, setRooms] = React.useState(['Room 1', 'Room 2']);
  const [selected, setSelected] = React.useState<string | null>('Room 1');
  const nextNumber = React.useRef(3);

  // #region preview
  const addRoom = () => {
    const room = `Room ${nextNumber.current}`;
    nextNumber.current += 1;
    setRooms((current) => [...current, room]);
  };

  const removeRoom = () => {
    setRooms((current) => current.filter((room) => room !== selected));
    setSelected(null);
  };
  // #endregion preview

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={addRoom}>
          Add room
        </Button>
        <Button
          variant="outlined"
          onClick={removeRoom}
          disabled={selected === null || !rooms.includes(selected)}
        >
          Remove room
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Building"
        defaultExpandedItems={['ground']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        <TreeItem itemId="ground" label="Ground floor">
          {rooms.map((room) => (
            <TreeItem key={room} itemId={room} label={room} />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
