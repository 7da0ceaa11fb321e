import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from './permissions';

export default function PropagationRules() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(false);

  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch checked={descendants} onChange={(event) => setDescendants(event.target.checked)} />
          }
          label="descendants"
        />
        <FormControlLabel
          control={<Switch checked={parents} onChange={(event) => setParents(event.target.checked)} />}
          label="parents"
        />
      </Stack>
      <RichTreeView
        aria-label="Propagation"
        items={permissions}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        defaultExpandedItems={['stock', 'stock.write']}
        defaultSelectedItems={['stock.read']}
        sx={{ minHeight: 230 }}
      />
    </div>
  );
}
