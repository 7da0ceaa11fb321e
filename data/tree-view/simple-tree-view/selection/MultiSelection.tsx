import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MultiSelection() {
  return (
    <SimpleTreeView
      aria-label="Instruments"
      multiSelect
      defaultExpandedItems={['strings']}
      sx={{ minHeight: 160 }}
    >
      <TreeItem itemId="strings" label="Strings">
        <TreeItem itemId="violin" label="Violin" />
        <TreeItem itemId="cello" label="Cello" />
        <TreeItem itemId="harp" label="Harp" />
      </TreeItem>
      <TreeItem itemId="piano" label="Piano" />
    </SimpleTreeView>
  );
}
