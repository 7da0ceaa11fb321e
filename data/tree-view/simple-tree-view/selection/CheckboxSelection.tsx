import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CheckboxSelection() {
  return (
    <SimpleTreeView
      aria-label="Instruments with checkboxes"
      checkboxSelection
      multiSelect
      defaultExpandedItems={['strings']}
      defaultSelectedItems={['cello']}
      sx={{ minHeight: 130 }}
    >
      <TreeItem itemId="strings" label="Strings">
        <TreeItem itemId="violin" label="Violin" />
        <TreeItem itemId="cello" label="Cello" />
      </TreeItem>
      <TreeItem itemId="piano" label="Piano" />
    </SimpleTreeView>
  );
}
