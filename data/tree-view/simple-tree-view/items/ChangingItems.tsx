import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const floors = [
  { id: 'ground', name: 'Ground floor' },
  { id: 'first', name: 'First floor' },
];

export default function ChangingItems() {
  const [rooms, setRooms] = React.useState([
    { id: 'room-1', name: 'Room 1', floor: 'ground' },
    { id: 'room-2', name: 'Room 2', floor: 'first' },
  ]);
  const [selected, setSelected] = React.useState<string | null>('ground');
  const nextNumber = React.useRef(3);
  const isRoom = rooms.some((room) => room.id === selected);
  const floor = isRoom ? rooms.find((room) => room.id === selected)?.floor : selected;

  const add = () => {
    const number = nextNumber.current;
    nextNumber.current += 1;
    setRooms([...rooms, { id: `room-${number}`, name: `Room ${number}`, floor: floor ?? 'ground' }]);
  };

  const remove = () => {
    setRooms(rooms.filter((room) => room.id !== selected));
    setSelected(null);
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={add}>
          Add room
        </Button>
        <Button variant="outlined" onClick={remove} disabled={!isRoom}>
          Remove room
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Building"
        defaultExpandedItems={['ground', 'first']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        {floors.map(({ id, name }) => (
          <TreeItem key={id} itemId={id} label={name}>
            {rooms
              .filter((room) => room.floor === id)
              .map((room) => (
                <TreeItem key={room.id} itemId={room.id} label={room.name} />
              ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Stack>
  );
}
