import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const regions = {
  north: ['Oslo', 'Tampere'],
  south: ['Porto', 'Bari', 'Izmir'],
};
const inside = (itemId: string): string[] => regions[itemId as keyof typeof regions] ?? [];

export default function WholeBranches() {
  const [selected, setSelected] = React.useState<string[]>(['Porto']);
  // A region is selected when all its branches are; it is never kept in the state.
  const full = Object.keys(regions).filter((region) =>
    inside(region).every((branch) => selected.includes(branch)),
  );

  const toggle = (_event: React.SyntheticEvent | null, itemId: string, isSelected: boolean) => {
    const branches = inside(itemId).length > 0 ? inside(itemId) : [itemId];
    setSelected((old) =>
      isSelected ? [...new Set([...old, ...branches])] : old.filter((branch) => !branches.includes(branch)),
    );
  };

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
