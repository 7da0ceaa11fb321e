import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelection() {
  return (
    <SimpleTreeView aria-label="Instrument" defaultExpandedItems={['strings']} sx={{ minHeight: 130 }}>
      <TreeItem itemId="strings" label="Strings">
        <TreeItem itemId="violin" label="Violin" />
        <TreeItem itemId="cello" label="Cello" />
      </TreeItem>
      <TreeItem itemId="piano" label="Piano" />
    </SimpleTreeView>
  );
}
