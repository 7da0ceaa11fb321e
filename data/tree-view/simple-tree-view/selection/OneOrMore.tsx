import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneOrMore() {
  const [multiSelect, setMultiSelect] = React.useState(false);
  const [disableSelection, setDisableSelection] = React.useState(false);
  const [value, setValue] = React.useState<string | string[] | null>(null);

  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={multiSelect} onChange={(_event, on) => setMultiSelect(on)} />}
          label="multiSelect"
        />
        <FormControlLabel
          control={<Switch checked={disableSelection} onChange={(_event, on) => setDisableSelection(on)} />}
          label="disableSelection"
        />
      </Stack>
      <SimpleTreeView<boolean>
        // The value has another type in the other mode, so mount a new tree.
        key={String(multiSelect)}
        aria-label="Instruments"
        multiSelect={multiSelect}
        disableSelection={disableSelection}
        defaultExpandedItems={['strings']}
        onSelectedItemsChange={(_event, ids) => setValue(ids)}
      >
        <TreeItem itemId="strings" label="Strings">
          <TreeItem itemId="violin" label="Violin" />
          <TreeItem itemId="cello" label="Cello" />
        </TreeItem>
        <TreeItem itemId="piano" label="Piano" />
      </SimpleTreeView>
      <output>{`Value: ${JSON.stringify(value)}`}</output>
    </div>
  );
}
