import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { letters, type Letter } from './letters';

/** The ids of a letter and of all its descendants. */
const listIds = (letter: Letter): string[] => [letter.id, ...(letter.children ?? []).flatMap(listIds)];
const find = (list: Letter[], id: string): Letter | undefined =>
  list.flatMap((letter) => (letter.id === id ? letter : (find(letter.children ?? [], id) ?? [])))[0];

export default function AlwaysReachable() {
  const [expanded, setExpanded] = React.useState(['offer', 'question']);

  const toggle = (_event: React.SyntheticEvent | null, itemId: string, isExpanded: boolean) => {
    const collapsed = listIds(find(letters, itemId)!);
    setExpanded((old) =>
      isExpanded ? [...old, itemId] : old.filter((otherId) => !collapsed.includes(otherId)),
    );
  };

  return (
    <RichTreeView
      aria-label="Letters that Tab reaches"
      items={letters}
      expandedItems={expanded}
      onItemExpansionToggle={toggle}
      defaultSelectedItems="answer"
      sx={{ minHeight: 165 }}
    />
  );
}
