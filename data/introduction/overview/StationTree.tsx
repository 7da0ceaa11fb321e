import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'harbour',
    label: 'Harbour',
    children: [
      { id: 'ferry', label: 'Ferry terminal' },
      { id: 'lighthouse', label: 'Lighthouse' },
      { id: 'market', label: 'Fish market' },
    ],
  },
  {
    id: 'old-town',
    label: 'Old town',
    children: [
      { id: 'hall', label: 'Town hall' },
      { id: 'museum', label: 'Museum' },
    ],
  },
  {
    id: 'university',
    label: 'University',
    children: [
      { id: 'library', label: 'Library' },
      { id: 'campus', label: 'North campus' },
    ],
  },
];

export default function StationTree() {
  return <RichTreeView aria-label="Stations by district" items={items} />;
}
