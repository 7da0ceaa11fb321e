import * as React from 'react';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { people, type Person } from './people';

export default function OneBranch() {
  const apiRef = useRichTreeViewApiRef<Person>();
  const [expanded, setExpanded] = React.useState(['okafor', 'lind']);

  // #region preview
  const collapseSiblings = (_event: React.SyntheticEvent | null, ids: string[]) => {
    const { getParentId } = apiRef.current!;
    const opened = ids.find((id) => !expanded.includes(id));
    setExpanded(ids.filter((id) => !opened || id === opened || getParentId(id) !== getParentId(opened)));
  };
  // #endregion preview

  return (
    <RichTreeView
      aria-label="Organization, one branch at a time"
      apiRef={apiRef}
      items={people}
      expandedItems={expanded}
      onExpandedItemsChange={collapseSiblings}
      sx={{ minHeight: 260 }}
    />
  );
}
