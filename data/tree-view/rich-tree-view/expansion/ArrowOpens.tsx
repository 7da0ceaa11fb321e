import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { people, type Person } from './people';

type Trigger = NonNullable<RichTreeViewProps<Person, false>['expansionTrigger']>;

export default function ArrowOpens() {
  const [trigger, setTrigger] = React.useState<Trigger>('iconContainer');
  const [last, setLast] = React.useState('Click a name, then an icon');

  return (
    <Stack spacing={2} sx={{ minHeight: 300 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Expansion trigger"
        value={trigger}
        onChange={(_event, value: Trigger | null) => value && setTrigger(value)}
      >
        <ToggleButton value="content">content</ToggleButton>
        <ToggleButton value="iconContainer">iconContainer</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Organization with a trigger"
        items={people}
        expansionTrigger={trigger}
        defaultExpandedItems={['okafor']}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLast(`${itemId} was ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
        onItemClick={(_event, itemId) => setLast(`${itemId} was clicked`)}
      />
      <Typography component="output">{last}</Typography>
    </Stack>
  );
}
