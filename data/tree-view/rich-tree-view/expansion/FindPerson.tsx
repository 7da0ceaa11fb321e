import * as React from 'react';
import { flushSync } from 'react-dom';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { findLeads, people, type Person } from './people';

const flatten = (list: Person[]): Person[] =>
  list.flatMap((person) => [person, ...flatten(person.children ?? [])]);
const everybody = flatten(people);

export default function FindPerson() {
  const apiRef = useRichTreeViewApiRef<Person>();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  const show = (event: React.SyntheticEvent, person: Person | null) => {
    if (person === null) {
      return;
    }
    // The item must be in the DOM before it can receive the focus.
    flushSync(() => {
      setExpanded([...new Set([...expanded, ...(findLeads(people, person.id) ?? [])])]);
      setSelected(person.id);
    });
    apiRef.current?.focusItem(event, person.id);
    apiRef.current?.getItemDOMElement(person.id)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={2} sx={{ minHeight: 400 }}>
      <Autocomplete
        options={everybody}
        onChange={show}
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
