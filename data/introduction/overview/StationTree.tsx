import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { districts, stations } from './data';

const items: TreeViewDefaultItemModelProperties[] = districts.map((district) => ({
  id: district,
  label: district,
  children: stations
    .filter((station) => station.district === district)
    .map((station) => ({ id: station.id, label: `${station.name}, ${station.docks} docks` })),
}));

export default function StationTree() {
  return <RichTreeView aria-label="Stations by district" items={items} defaultExpandedItems={['Harbour']} />;
}
