import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { findLeads, people } from './people';

export default function OneBranch() {
  const [expanded, setExpanded] = React.useState(['okafor', 'lind']);

  const toggle = (_event: React.SyntheticEvent | null, itemId: string, isExpanded: boolean) => {
    const path = findLeads(people, itemId) ?? [];
    // Expanding keeps only the path to the item expanded. Collapsing also collapses its descendants.
    setExpanded(isExpanded ? [...path, itemId] : path);
  };

  return (
    <RichTreeView
      aria-label="Organization, one branch at a time"
      items={people}
      expandedItems={expanded}
      onItemExpansionToggle={toggle}
      sx={{ minHeight: 260 }}
    />
  );
}
