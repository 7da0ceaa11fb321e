import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { people, type Person } from './people';

// #region preview
/** Returns the ids of all parents on the first levels. */
function listParents(items: Person[], levels = Infinity): string[] {
  return items.flatMap(({ id, children }) =>
    children && levels > 0 ? [id, ...listParents(children, levels - 1)] : [],
  );
}
// #endregion preview

export default function OrgChart() {
  const [expanded, setExpanded] = React.useState(['okafor']);

  return (
    <Stack spacing={2} sx={{ minHeight: 360 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setExpanded(listParents(people))}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded(listParents(people, 2))}>
          Two levels
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Organization"
        items={people}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
