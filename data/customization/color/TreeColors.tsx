import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { ColorModes } from './ColorModes';

const items = [
  {
    id: 'courses',
    label: 'Courses',
    children: [
      { id: 'pottery', label: 'Pottery' },
      { id: 'weaving', label: 'Weaving' },
    ],
  },
  { id: 'rentals', label: 'Rentals' },
];

export default function TreeColors() {
  return (
    <ColorModes>
      {(mode) => (
        <RichTreeView
          aria-label={`Departments in ${mode} mode`}
          items={items}
          multiSelect
          checkboxSelection
          defaultExpandedItems={['courses']}
          defaultSelectedItems={['weaving']}
        />
      )}
    </ColorModes>
  );
}
