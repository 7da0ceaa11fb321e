import * as React from 'react';
import { flushSync } from 'react-dom';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { people, type Person } from './people';

const flatten = (list: Person[]): Person[] =>
  list.flatMap((person) => [person, ...flatten(person.children ?? [])]);
const everybody = flatten(people);

export default function FindPerson() {
  const apiRef = useRichTreeViewApiRef<Person>();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  // #region preview
  const show = (event: React.SyntheticEvent, itemId: string) => {
    const ids = new Set(expanded);
    for (let id = apiRef.current!.getParentId(itemId); id !== null; id = apiRef.current!.getParentId(id)) {
      ids.add(id);
    }
    flushSync(() => {
      setExpanded([...ids]);
      setSelected(itemId);
    });
    apiRef.current!.focusItem(event, itemId);
  };
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ minHeight: 400 }}>
      <Autocomplete
        options={everybody}
        onChange={(event, person) => person && show(event, person.id)}
        renderInput={(params) => <TextField {...params} label="Find a person" />}
      />
      <RichTreeView
        aria-label="Organization to search"
        apiRef={apiRef}
        items={people}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
    </Stack>
  );
}
