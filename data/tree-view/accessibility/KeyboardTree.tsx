import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { library, type Shelf } from './library';

const options = {
  multiSelect: 'Multi-selection',
  isItemEditable: 'Editable labels',
  disabledItemsFocusable: 'Disabled items are focusable',
};
type Option = keyof typeof options;
const isItemDisabled = (shelf: Shelf) => shelf.lost === true;

export default function KeyboardTree() {
  const [on, setOn] = React.useState<Option[]>([]);
  const [focused, setFocused] = React.useState('none');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string[]>([]);
  const isMultiple = on.includes('multiSelect');

  return (
    <Stack spacing={1} sx={{ minHeight: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {(Object.keys(options) as Option[]).map((option) => (
          <FormControlLabel
            key={option}
            label={options[option]}
            control={
              <Switch
                checked={on.includes(option)}
                onChange={(event) => {
                  const isOn = event.target.checked;
                  setOn((names) => (isOn ? [...names, option] : names.filter((name) => name !== option)));
                  setSelected([]);
                }}
              />
            }
          />
        ))}
      </Stack>
      <RichTreeView<Shelf, boolean>
        key={String(isMultiple)}
        aria-label="Library"
        items={library}
        {...Object.fromEntries(on.map((option) => [option, true]))}
        isItemDisabled={isItemDisabled}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={isMultiple ? selected : (selected[0] ?? null)}
        onSelectedItemsChange={(_event, ids) => setSelected(ids === null ? [] : [ids].flat())}
      />
      <output>
        <div>{`Focus: ${focused}`}</div>
        <div>{`Expanded: ${expanded.toSorted().join(', ') || 'none'}`}</div>
        <div>{`Selected: ${selected.toSorted().join(', ') || 'none'}`}</div>
      </output>
    </Stack>
  );
}
