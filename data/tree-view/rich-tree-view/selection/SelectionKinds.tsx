import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions, type Permission } from './permissions';

const kinds = {
  'One item': {},
  'Several items': { multiSelect: true },
  'One checkbox': { checkboxSelection: true },
  'Several checkboxes': { checkboxSelection: true, multiSelect: true },
  'No selection': { disableSelection: true },
};
type Kind = keyof typeof kinds;

export default function SelectionKinds() {
  const [kind, setKind] = React.useState<Kind>('One item');
  const [value, setValue] = React.useState<string | string[] | null>(null);

  return (
    <Stack spacing={2}>
      <TextField
        select
        label="Selection"
        value={kind}
        onChange={(event) => {
          setKind(event.target.value as Kind);
          setValue(null);
        }}
      >
        {Object.keys(kinds).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <RichTreeView<Permission, boolean>
        {...kinds[kind]}
        // The value has another type in another mode, so mount a new tree.
        key={kind}
        aria-label="Kinds of selection"
        items={permissions}
        defaultExpandedItems={['orders']}
        onSelectedItemsChange={(_event, ids) => setValue(ids)}
      />
      <Typography component="output">{`Value: ${JSON.stringify(value)}`}</Typography>
    </Stack>
  );
}
