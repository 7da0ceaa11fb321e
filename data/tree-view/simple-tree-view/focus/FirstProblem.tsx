import * as React from 'react';
import { flushSync } from 'react-dom';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const Problem = () => <WarningAmberIcon titleAccess="Problem" color="warning" />;
/** Each problem with the ancestors that must be expanded. */
const problems = [
  { itemId: 'street', parents: ['person', 'address'] },
  { itemId: 'iban', parents: ['payment'] },
];

export default function FirstProblem() {
  const apiRef = useSimpleTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [next, setNext] = React.useState(0);

  // #region preview
  const show = (event: React.SyntheticEvent) => {
    const { itemId, parents } = problems[next]!;
    // An item must be mounted before it can receive the focus.
    flushSync(() => setExpanded([...new Set([...expanded, ...parents])]));
    apiRef.current?.focusItem(event, itemId);
    setNext((next + 1) % problems.length);
  };
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ minHeight: 320 }}>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={show}>
        Next problem
      </Button>
      <SimpleTreeView
        aria-label="Application"
        apiRef={apiRef}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      >
        <TreeItem itemId="person" label="Person">
          <TreeItem itemId="name" label="Name" />
          <TreeItem itemId="address" label="Address">
            <TreeItem itemId="street" label="Street" slots={{ icon: Problem }} />
            <TreeItem itemId="city" label="City" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="payment" label="Payment">
          <TreeItem itemId="iban" label="IBAN" slots={{ icon: Problem }} />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
