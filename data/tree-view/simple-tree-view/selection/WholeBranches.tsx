import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const regions = {
  north: ['Oslo', 'Tampere'],
  south: ['Porto', 'Bari', 'Izmir'],
};
const getCities = (itemId: string): string[] => regions[itemId as keyof typeof regions] ?? [itemId];

export default function WholeBranches() {
  // #region preview
  const [selected, setSelected] = React.useState(['Porto']);
  // The state contains only cities. A region is selected if all its cities are.
  const full = Object.keys(regions).filter((region) =>
    getCities(region).every((city) => selected.includes(city)),
  );

  const toggle = (_event: React.SyntheticEvent | null, itemId: string, isSelected: boolean) =>
    setSelected((old) => {
      const others = old.filter((city) => !getCities(itemId).includes(city));
      return isSelected ? [...others, ...getCities(itemId)] : others;
    });
  // #endregion preview

  return (
    <div>
      <SimpleTreeView
        aria-label="Branches"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['south']}
        selectedItems={[...selected, ...full]}
        onItemSelectionToggle={toggle}
      >
        <TreeItem itemId="north" label="North">
          {regions.north.map((city) => (
            <TreeItem key={city} itemId={city} label={city} />
          ))}
        </TreeItem>
        <TreeItem itemId="south" label="South">
          {regions.south.map((city) => (
            <TreeItem key={city} itemId={city} label={city} />
          ))}
        </TreeItem>
      </SimpleTreeView>
      <output>{selected.join(', ') || 'none'}</output>
    </div>
  );
}
