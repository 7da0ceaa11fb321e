import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { listLeads, people } from './people';

const leads = listLeads(people);
const topLevels = ['okafor', 'lind', 'novak'];

export default function OrgChart() {
  const [expanded, setExpanded] = React.useState(['okafor']);

  return (
    <Stack spacing={2} sx={{ minHeight: 360 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setExpanded(leads)}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded(topLevels)}>
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
