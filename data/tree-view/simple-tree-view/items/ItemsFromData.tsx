import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface Folder {
  id: string;
  name: string;
  folders?: Folder[];
}

const projects: Folder[] = [
  {
    id: 'bridge',
    name: 'Bridge repair',
    folders: [
      { id: 'bridge-drawings', name: 'Drawings' },
      { id: 'bridge-reports', name: 'Inspection reports' },
    ],
  },
  {
    id: 'school',
    name: 'School extension',
    folders: [
      { id: 'school-permits', name: 'Permits' },
      { id: 'school-tender', name: 'Tender' },
    ],
  },
  { id: 'harbor', name: 'Harbor wall' },
];

// #region preview
function renderFolder({ id, name, folders }: Folder): React.ReactElement {
  return (
    <TreeItem key={id} itemId={id} label={name}>
      {folders?.map(renderFolder)}
    </TreeItem>
  );
}
// #endregion preview

export default function ItemsFromData() {
  return (
    <SimpleTreeView aria-label="Projects" defaultExpandedItems={['bridge']}>
      {projects.map(renderFolder)}
    </SimpleTreeView>
  );
}
